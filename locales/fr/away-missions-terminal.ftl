# Ce que dit la ligne de commande à propos d’Away Missions, en français.

cli-away-missions-title =
    { $name } · { $mode } · tour de jeu { $turn }{ $alert ->
        [0] {""}
       *[other] {" "}· Alerte rouge
    }
cli-away-missions-progress = { $done } objectifs atteints sur { $all }
cli-away-missions-tile = [{ $q }, { $r }] { $name } : { $there }
cli-away-missions-face-down = { $count } tuiles sont face cachée.
cli-away-missions-rocketeer = { $order }. { $who }, { $tile } : { $hp }/{ $full } HP, { $o2 } O₂, { $ap } AP ; { $items }
cli-away-missions-roll = { $who } a jeté { $dice } : { $successes } succès, { $overkills } Overkills restants.
cli-away-missions-oxygen-tank = Bouteille d’oxygène de Thrall
cli-away-missions-not-now = Ce n’est pas possible maintenant.
cli-away-missions-do-choose = Jouer ce Rocketeer : { $who }
cli-away-missions-do-release = Laisser aux autres : { $who }
cli-away-missions-do-take = { $who } : prendre { $item }
cli-away-missions-do-return = { $who } : reposer { $item }
cli-away-missions-do-keep = { $who } : garder { $item }
cli-away-missions-do-orient = Orienter la tuile de départ : direction { $arrow }
cli-away-missions-do-land = Se poser en [{ $q }, { $r }]
cli-away-missions-do-ready = Paré
cli-away-missions-do-propose = Au tour de { $who }
cli-away-missions-do-agree = D’accord
cli-away-missions-do-scan =
    { $who } : scanner { $tile }{ $scanner ->
        [0] {""}
       *[other] {" "}avec le Scanner
    }
cli-away-missions-do-act =
    { $who } : { $action } ({ $pay }){ $chance ->
        [0] {""}
       *[other] {", "}{ $chance } %
    }
cli-away-missions-do-pick-up = { $who } : ramasser { $item }
cli-away-missions-do-use = { $who } : utiliser { $item } { $aim }
cli-away-missions-do-recharge = { $who } : Mysterium pour { $item }
cli-away-missions-do-trade = { $who } avec { $with } : donne { $give }, prend { $take }, O₂ { $o2 }
cli-away-missions-do-proceed = Les dés comptent tels quels
cli-away-missions-do-spend = Overkill : { $on }
cli-away-missions-do-pass = Rien de plus
cli-away-missions-do-end = { $who } : fin du tour
cli-away-missions-do-yes = Oui
cli-away-missions-do-no = Non
cli-away-missions-do-later = Pas avant d’être visé
cli-away-missions-do-with = Utiliser { $item }
cli-away-missions-do-answer = { $answer }
cli-away-missions-act-attack = attaquer { $target } ({ $item })
cli-away-missions-act-move = aller sur { $tile }
cli-away-missions-act-open = ouvrir le sas vers { $tile }
cli-away-missions-act-heal = soigner { $patient }
cli-away-missions-act-analyze = analyser { $item }
cli-away-missions-act-subdue = subjuguer { $target }
cli-away-missions-act-talent = Talent, { $on }
cli-away-missions-act-mission = mission : { $name }
cli-away-missions-act-item = { $item }
cli-away-missions-pay-command = Command AP
cli-away-missions-pay-oxygen = 1 O₂
cli-away-missions-pay-granted = gratuit
cli-away-missions-word-end = fin
cli-away-missions-word-pass = passe
cli-away-missions-word-go = va
cli-away-missions-word-ready = paré
cli-away-missions-word-agree = accord
cli-away-missions-word-scan = scanne
cli-away-missions-word-move = bouge
cli-away-missions-word-brief = ordres
cli-away-missions-manual = Outre un numéro, vous pouvez taper : fin, passe, va (les dés comptent), paré, accord, scanne TUILE, bouge TUILE, ordres.

cli-help-sight = Dire qui voit quoi dans une position d’Away Missions
cli-usage-sight = cosmodrome away-missions sight <FICHIER> [OPTIONS]
cli-help-sight-more = docs/rules/away-missions.fr.md décrit le fichier de position dans son dernier chapitre.
cli-help-sight-file = Le fichier de position ; - lit l’entrée standard
cli-help-sight-json = Écrire le résultat en JSON, pour les programmes
cli-away-missions-sight = { $tile } : les Rocketeers voient { $rocketeers } ; les Aliens voient { $aliens }
cli-help-aliens = Jouer le tour des Aliens d’une position d’Away Missions
cli-usage-aliens = cosmodrome away-missions aliens <FICHIER> [OPTIONS]
cli-help-aliens-more = docs/rules/away-missions.fr.md décrit le fichier de position dans son dernier chapitre.
cli-help-aliens-file = Le fichier de position ; - lit l’entrée standard
cli-help-aliens-json = Écrire le résultat en JSON, pour les programmes
cli-help-aliens-trace = Raconter chaque étape et sa raison ; avec --json, donner chaque étape
cli-away-missions-aliens-rocketeer = { $who } : { $hp }/{ $full } HP, { $o2 } O₂
cli-away-missions-aliens-over = Le tour des Aliens est fini ; { $dice ->
    [one] un dé a été lancé.
   *[other] { $dice } dés ont été lancés.
}
cli-away-missions-aliens-lost = La partie est perdue : { $dead }.
cli-away-missions-ask-come = Demander à { $who } de venir : { $tile }
cli-away-missions-ask-cover = Demander à { $who } de couvrir { $whom }
cli-away-missions-ask-heal = Demander à { $who } de soigner { $whom }
cli-away-missions-ask-wait = Demander à { $who } d’attendre
cli-away-missions-say-intend = Dire ce que { $who } va faire
cli-away-missions-say-yes = { $who } dit oui
cli-away-missions-say-no = { $who } dit non
