### L’habillage du navigateur : tout ce qui entoure le plateau.

## Partout

skip = Aller au contenu
title-page = { $page } · Cosmodrome
close = Fermer
cancel = Annuler
save = Enregistrer
retry = Réessayer
dismiss = Fermer cette note
toasts = Notes
percent = { $number } %
load-failed = Cette page n’est pas arrivée
load-failed-why = Le serveur redémarre peut-être. Vos tables sont conservées.
back-to-lobby = Retour à l’accueil
rule-open = Règle { $id }, s’ouvre dans une nouvelle fenêtre
rule-link = Lien vers la règle { $id }
footer-promise = Ni compte, ni pistage, ni contenu d’autres sites.

nav = Pages
nav-home = Cosmodrome, accueil
nav-play = Jouer
nav-rules = Règles
nav-replays = Parties jouées
nav-settings = Réglages
nav-about = À propos

language-name = Français
language-switch = Passer en anglais
language-en = English
language-fr = Français

server-unknown = Connexion au serveur
server-ready = Serveur prêt
server-away = Serveur injoignable

name-none = Votre nom
name-change = changer de nom
name-title = Votre nom à la table
name-why = Ce que voient les autres joueurs. Pas de compte : ce nom reste dans ce navigateur.

colour-choose = Votre couleur
colour-taken = { $colour }, déjà pris
colour-red = triangle rouge
colour-white = rond blanc
colour-blue = carré bleu
colour-yellow = losange jaune
colour-green = hexagone vert
colour-violet = pentagone violet
colour-orange = croix orange
colour-cyan = étoile cyan
colour-grey = croissant gris
seat-you = vous
your-turn = À vous

## Réglages

settings-lead = Conservés dans ce navigateur, pour tous les jeux.
settings-you = Vous
settings-name = Nom à la table
settings-language = Langue
settings-language-why = Change aussitôt, même en pleine partie.
settings-notify = Me prévenir quand c’est à moi de jouer
settings-notify-why = Votre navigateur demande une seule fois s’il peut le faire. Seulement quand vous regardez un autre onglet ou une autre fenêtre.
settings-notify-refused = Votre navigateur ne l’autorise pas. Changez cela dans ses réglages pour cette page.
settings-confirm = Demander avant tout acte irréversible
settings-confirm-why = Abandonner un lancement, renoncer à un effet ou quitter un siège demande une confirmation.
settings-look = Aspect
settings-theme = Thème
settings-theme-why = Le contraste élevé est noir avec des traits clairs.
theme-system = Comme le système
theme-dark = Sombre
theme-light = Clair
theme-contrast = Contraste élevé
settings-palette = Couleurs des sièges
settings-palette-why = Chaque couleur a aussi sa propre forme.
palette-standard = Habituelles
palette-distinct = Pour daltoniens
settings-text = Taille du texte
settings-text-why = Agrandit textes et commandes sur tous les écrans.
text-normal = Normale
text-large = Grande
text-larger = Très grande
settings-motion = Mouvement
settings-motion-why = Sans mouvement, les objets sautent à leur place et laissent une trace.
motion-system = Comme le système
motion-none = Aucun
settings-ears = Son
settings-sound = Effets
settings-sound-why = Un carillon quand c’est à vous, un son pour ce qui se passe.
settings-sound-try = Écouter le carillon
settings-voice = Voix
settings-voice-why = Annonce à qui est le tour. Les sous-titres restent toujours à l’écran.
settings-voice-try = Écouter la voix
settings-silent = Le volume est à zéro.
volume-off = coupé

## À propos

about-lead = Quatre jeux de société spatiaux à une même table : dans le navigateur, entre amis ou avec des robots, en français ou en anglais.
about-privacy = Ce que ce site sait de vous
about-privacy-account = Il n’y a pas de compte. Vous choisissez un nom affiché ; rien d’autre n’est demandé.
about-privacy-cookie = Un seul cookie vous garde votre siège. Aucun script ne peut le lire.
about-privacy-origin = Votre navigateur parle à ce serveur et à aucun autre.
about-privacy-fair = Chaque table montre l’empreinte de son mélange avant le premier coup et le mélange lui-même après le dernier : chacun peut vérifier.
about-rules = Les jeux
about-rules-text = Les règles sont dites avec nos propres mots et numérotées, pour que chaque refus puisse citer la sienne. Les jeux appartiennent à leurs auteurs et éditeurs ; ceci est une table libre pour qui les possède et les aime.
about-credits = Merci à
credit-art = Dessins, icônes et illustrations par { $author }.
credit-label-font = Titres et chiffres ; caractère dessiné par { $author }.
credit-text-font = Phrases ; caractère dessiné par { $author }.
credit-svelte = Les écrans ; par { $author } et ses contributeurs.
credit-fluent = Des phrases en deux langues ; par { $author } et ses contributeurs.
credit-qr = Le code QR d’une table ; par { $author }.

## Introuvable

missing-title = Rien ne vole ici
missing-why = Il n’y a pas de page à l’adresse { $path }. Le lien est peut-être tronqué ou ancien.

## Règles

rules-all = Toutes les règles
rules-books = Tous les livrets
rules-lead = Chaque jeu en six images, toutes les règles numérotées, et une recherche dans l’ensemble.
rules-start = Démarrage rapide
rules-more =
    { $count ->
        [one] Une autre dans son livret
       *[other] { $count } autres dans son livret
    }
rules-none = Il n’y a pas encore de règles ici pour ce jeu.
rules-chapters = Chapitres
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] aucune règle
        [one] une règle
       *[other] { $count } règles
    }
rules-nothing = Aucune règle ne contient tous ces mots. Essayez-en moins.

## Jeux

game-rocketmen = Rocketmen
game-space-alert = Space Alert
game-space-cadets = Space Cadets
game-away-missions = Away Missions
game-rocketmen-line = Composez votre paquet, assemblez votre fusée et sachez quand cesser de tirer.
game-space-alert-line = Dix minutes pour tout prévoir ensemble, puis regardez ce que vous avez fait.
game-space-cadets-line = Neuf postes, trente secondes chacun, un seul vaisseau.
game-away-missions-line = Explorez des vaisseaux inconnus case par case et ramenez tout le monde.

## Accueil

lobby-title = Cosmodrome, l’accueil
lobby-games = Jeux
fact-players = Joueurs :
fact-time = Durée :
fact-minutes = { $number } min
fact-competitive = compétitif
fact-coop = coopératif
fact-realtime = temps réel
game-later = En préparation : pas encore jouable
play-now = Jouer
learn-by-playing = Apprendre en jouant
practise-alone = S’exercer à un poste
resolver-link = Résoudre un plan sur papier
box-link = Avec la boîte
editor-link = Éditeur de scénarios
new-table = Nouvelle table
new-table-title = Nouvelle table : { $game }
options-more =
    { $changed ->
        [0] Autres choix
        [one] Autres choix, dont un modifié
       *[other] Autres choix, dont { $changed } modifiés
    }
new-table-later = Tout cela peut changer jusqu’au départ.
new-table-create = Ouvrir la table
option-seats = Sièges
option-seats-why = Vos amis les prennent avec votre lien ; des robots peuvent prendre les autres.
option-several = Carte { $number }
web-option-variants-chosen = Deux cartes Variante différentes, à votre choix.

tables-title = Vos tables
tables-table = Table
tables-game = Jeu
tables-seats = Sièges
tables-now = En ce moment
tables-open = Ouvrir
tables-resume = Reprendre
tables-hide = Retirer de la liste
tables-hide-code = Retirer la table { $code } de la liste
tables-hide-sure = Retirer
tables-none = Aucune table. Jouez contre un robot, ou ouvrez une table et envoyez le lien.
tables-asking = Connexion au serveur
now-waiting =
    { $free ->
        [0] En attente, tous les sièges sont pris
        [one] En attente, 1 siège libre
       *[other] En attente, { $free } sièges libres
    }
now-playing =
    { $step ->
        [0] À peine commencée
        [one] Après 1 coup
       *[other] Après { $step } coups
    }
now-stopped = Arrêtée
now-over = Terminée
now-paused = En pause
now-paused-why = Personne ne peut jouer avant la reprise.

join-title = Rejoindre avec un code
join-code = Code de la table
join-character = Caractère { $number }
join-missing =
    { $count ->
        [one] Encore un caractère
        [2] Encore deux caractères
        [3] Encore trois caractères
        [4] Encore quatre caractères
        [5] Encore cinq caractères
        [6] Encore six caractères
       *[other] Encore { $count } caractères
    }
join-go = Rejoindre
join-help-before = Pas besoin de compte. Le même code sert aux spectateurs. Sur un téléviseur, ouvrez la table et choisissez
join-help-after = Grand écran.

replays-recent = Parties récentes
replays-none = Les parties que vous terminez apparaissent ici.
replays-lead = Des parties terminées, coup par coup : revoyez-les, rejouez depuis n’importe quel moment, emportez l’enregistrement.
replays-all = Toutes les parties
replay-name =
    { $count ->
        [one] { $game }, en solitaire
       *[other] { $game }, { $count } joueurs
    }
replay-watch = Revoir
replay-steps =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
outcome-none = Pas terminée
outcome-film = Le film passe encore
outcome-ship-saved = Vaisseau sauvé
outcome-ship-lost = Vaisseau perdu
outcome-mission-won = Mission accomplie
outcome-mission-lost = Mission perdue
watch-film = Le film passe encore
watch-of = { $name } : ce qui s’est passé
watch-own = Votre coup
watch-others =
    { $count ->
        [one] { $names } regarde encore.
       *[other] { $names } regardent encore.
    }
outcome-nobody = Personne n’a gagné
outcome-you = Vous avez gagné
outcome-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }

error-unknown = Cela n’a pas marché.
error-away = Le serveur ne répond pas. Réessayez dans un instant.
error-not-found = Cette table n’existe pas. Vérifiez le code.
error-too-fast = C’était un peu rapide. Attendez un instant et réessayez.

## Salle d’attente

waiting-title = { $game } : salle d’attente
waiting-chairs = Sièges
waiting-options = Options
waiting-rules = Lire les règles en attendant
waiting-sit = Prenez un siège libre pour jouer, ou regardez simplement.
waiting-look = Tous les sièges sont pris. Vous regarderez la partie.
options-host = Seul l’hôte les change.
onlookers =
    { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
chair-free = Libre : { $colour }
chair-take = Prendre ce siège
chair-move = M’asseoir ici
chair-leave = Quitter
chair-dismiss = Libérer le siège
chair-ready = prêt
chair-not-ready = pas encore prêt
seat-free = libre
player-number = Joueur { $number }
person-host = présent, hôte
person-here = présent
person-away = absent
program-here = un programme, connecté
program-away = un programme, pas encore connecté
bot = Robot
bot-add = Ajouter un robot
bot-add-all = Des robots sur les sièges libres
bot-remove = Retirer
bot-skill = Niveau du robot
bot-name = Robot { $kind }
bot-random = aléatoire
bot-steady = posé
bot-strong = fort
bot-cadet = cadet
bot-officer = officier
bot-veteran = vétéran
bot-skill-1 = novice
bot-skill-2 = débutant
bot-skill-3 = régulier
bot-skill-4 = aguerri
bot-skill-5 = expert
bot-plays = un robot joue à sa place
start = Commencer la partie
start-go = Tout le monde est là. Commencez quand vous voulez.
start-host = En attente de l’hôte.
start-empty =
    { $count ->
        [one] Un siège est libre : attendez quelqu’un, ajoutez un robot ou retirez le siège dans les options.
       *[other] { $count } sièges sont libres : attendez du monde, ajoutez des robots ou retirez des sièges dans les options.
    }
start-unready = Pas encore prêts : { $names }.
ready = C’est bon pour moi
ready-not = Pas encore
invite-title = Inviter
invite-copy = Copier le lien
invite-qr = Code QR du lien vers cette table
invite-code = Ou tapez le code { $code } à l’accueil.
invite-watch = Avec le lien, ou le code { $code } à l’accueil, d’autres peuvent regarder.
big-screen = Grand écran
copied = Copié
copy-by-hand = À copier à la main : { $text }

## Table

notices = À la table
connection = Connexion
table-name = { $game }, table { $code }
table-opening = Ouverture de la table
table-opening-why = Table { $code }
fatal-no_table = Cette table n’existe pas
fatal-no_table-why = Le code ou le lien est faux, ou la table a disparu depuis longtemps.
fatal-outdated = Cette table a été jouée avec d’anciennes règles
fatal-outdated-why = Les règles de son jeu ont été corrigées depuis et liraient ses coups autrement. Tout est conservé tel quel, mais personne ne peut la reprendre ni la revoir ici. Ouvrez une nouvelle table pour jouer.
fatal-wrong_protocol = Cette page est dépassée
fatal-wrong_protocol-why = Le serveur a été renouvelé entre-temps. Rechargez la page ; votre table est conservée.
fatal-bad_token = Ce lien n’est pas valable ici
fatal-bad_token-why = Demandez-en un nouveau.
fatal-banned = Vous ne pouvez pas entrer
fatal-banned-why = La personne qui gère ce serveur ne vous laisse pas entrer pour le moment.
fatal-gone = Le serveur a mis fin à la connexion
fatal-gone-why = Rechargez la page pour revenir ; votre table est conservée.
reload = Recharger
conn-live = En direct
conn-trying = Connexion
conn-ended = Terminé
connection-lost = Connexion perdue.
connection-back = Connexion rétablie.
connection-long = Toujours pas de connexion.
connection-restarting = Le serveur redémarre.
connection-safe = Tout ce que vous avez fait est à l’abri. La table reprend dès que la ligne revient.
connection-kept =
    { $count ->
        [one] Votre dernier coup est gardé et partira une seule fois quand la ligne reviendra.
       *[other] Vos { $count } derniers coups sont gardés et partiront une seule fois quand la ligne reviendra.
    }
connection-retry = Essayer maintenant
connection-retry-in = Essayer maintenant ({ $seconds } s)
connection-trying = Essai en cours
not-connected = Il n’y a pas de connexion avec la table.
refused = La table a refusé cela.
board = Plateau
board-loading = Le plateau arrive
board-missing = Le plateau n’est pas arrivé
board-missing-why = La partie continue ; son récit est ici. Rechargez la page pour voir le plateau.
clock-elapsed = Temps de jeu
clock-stands = Le serveur ne peut rien enregistrer pour l’instant. L’horloge est arrêtée et rien n’est possible d’ici là.
clock-speed = Horloge
clock-speed-why = Une horloge plus lente laisse plus de temps à tous.
your-turn-what = C’est à vous de jouer.
turn-of = À { $name } de jouer
you-look-on = Vous regardez.
undo = Annuler le coup
undo-ask = Demander l’annulation
undo-free = Rien de caché n’a été révélé et personne d’autre n’a agi : aucun accord n’est nécessaire.
undo-asks = Les autres sont d’abord consultés. On attend les absents un moment ; ensuite, ceux qui sont là décident.
menu-crew = Qui fait quoi
undo-waits = Vous demandez l’annulation. Réponses attendues : { $names }.
undo-patience =
    { $count ->
        [one] Absence : on attend encore { $names } pendant { $time }.
       *[other] Absences : on attend encore { $names } pendant { $time }.
    }
undo-withdraw = Renoncer
undo-others =
    { $commands ->
        [one] { $name } demande à annuler un coup. Réponses attendues : { $names }.
       *[other] { $name } demande à annuler { $commands } coups. Réponses attendues : { $names }.
    }
restart = Recommencer mon tour
restart-ask = Demander à recommencer mon tour
consent-title = Annuler le coup ?
consent-what =
    { $commands ->
        [one] { $name } voudrait annuler un coup.
       *[other] { $name } voudrait annuler { $commands } coups.
    }
consent-why = Quelque chose de caché a été révélé ou quelqu’un d’autre a joué : tout le monde est consulté. Le récit en gardera trace.
consent-yes = Accepter
consent-no = Refuser
pause = Mettre en pause
unpause = Continuer
paused-why = La table est en pause. Personne ne peut jouer.
closed-why = La personne qui gère ce serveur a fermé cette table. Plus personne ne peut y jouer ni y parler.
drain-why = Le serveur va être renouvelé. Terminez votre partie ; les tables sont gardées, et aucune nouvelle n’est ouverte d’ici là.
drain-until = Il s’arrête dans { $time } au plus tard.
stopped-why = Une règle a échoué et cette table s’est arrêtée. Son enregistrement est conservé ; prévenez qui tient ce serveur.
kept-chair = Un robot joue pour vous. Le siège reste le vôtre.
kept-take = Reprendre ma place
bot-for =
    { $count ->
        [one] Absence : { $names }. Un robot joue en attendant.
       *[other] Absences : { $names }. Des robots jouent en attendant.
    }
bots-fast = Robots rapides
forked-from = Cette table reprend au coup { $step } de { $code }. Son mélange est public.
over-what = La partie est terminée. Merci d’avoir joué.
away-name = Absence : { $name }
away-since = Absence : { $name }, depuis { $time }
away-until = Absence : { $name }, depuis { $time } ; un robot prend le relais à { $until }
away-due = Absence : { $name }, depuis { $time } ; un robot prend le relais à son tour de jeu
away-offered = Absence : { $name }. Quelqu’un du public peut prendre le siège.
away-wait = Attendre encore
bot-offered = { $name } cède son siège. Quelqu’un du public peut le prendre.
menu-late = Quelqu’un arrive en retard ?
bot-offer = Proposer le siège de { $name }
bot-offer-why = Le robot joue jusqu’à ce que quelqu’un du public prenne le siège.
away-offer = Proposer le siège
move-title = Continuer sur un autre appareil
move-why = Un lien ou un code QR transmet votre siège à votre téléphone ou à un autre ordinateur. Cet appareil-ci passe alors dans le public.
move-make = Montrer le lien
move-qr = Code QR qui emporte votre siège sur un autre appareil
move-secret = Pour vous seul : qui l’ouvre obtient votre siège. Valable une fois, encore { $time }.
take-done = Votre siège est maintenant sur cet appareil.
take-failed = Ce lien a déjà servi ou a expiré. Demandez-en un autre sur le premier appareil.
rematch = Revanche
rematch-join = Vers la revanche
menu = Menu de la table
menu-turn = Mon tour
menu-time = Rythme
menu-more = Autres
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
rules-window = Règles, dans une nouvelle fenêtre
fair-title = Mélange vérifiable
fair-before = L’empreinte (SHA-256) du mélange, fixée avant le premier coup :
fair-after = La graine de tous les mélanges de cette partie. Son SHA-256 est l’empreinte montrée au début :
leave-title = Quitter le siège
leave-why = Un robot joue en attendant. Vous pouvez revenir à tout moment.
leave = Laisser jouer un robot
leave-sure = Oui, laisser jouer un robot
talk = Récit et discussion
story = Récit
story-none = Il ne s’est encore rien passé.
story-earlier = Plus tôt
chat = Discussion
chat-none = Personne n’a encore rien dit.
chat-say = Votre message
chat-send = Envoyer
chat-unread = non lus
chat-mute = Retirer la parole à { $name }
chat-unmute = Rendre la parole à { $name }
chat-muted = Sans parole, par décision de l’hôte
chat-muted-you = L’hôte ne vous laisse pas la parole à cette table. Vous pouvez continuer à jouer.
onlooker = Spectateur
tv-waiting = Prenez vos sièges
tv-scan = Scannez pour prendre place
tv-type = ou ouvrez { $host } et tapez

## Revoir une partie

replay = Partie revue
replay-of = Partie { $code }
replay-loading = La partie arrive
replay-problem = Pas de partie ici
replay-eyes = Vue de
replay-eyes-all = Spectateur
replay-link = Lien vers ce moment
replay-fork = Rejouer d’ici
replay-download = Télécharger
replay-controls = Film
replay-step = Coup
replay-at = { $step } sur { $of }
replay-round = tour de table { $round }
replay-start = Avant le premier coup.
replay-first = Au début
replay-last = À la fin
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-key-before = Moment fort précédent
replay-key-after = Moment fort suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $number } ×
fork-title = Rejouer depuis le coup { $step }
fork-why = Une nouvelle table part exactement de cette position. Le mélange est connu à partir d’ici : c’est pour essayer.
fork-seat = Votre siège
fork-bots = Les autres sièges
fork-go = Rejouer

## Ce que dit le serveur

table-chat = { $name } : { $text }
table-event-sat = { $name } prend place.
table-event-stood = { $name } se lève.
table-event-renamed = { $seat } porte désormais le nom { $name }.
table-event-bot-sat =
    { $bot ->
        [random] Un robot aléatoire prend place.
        [steady] Un robot posé prend place.
        [strong] Un robot fort prend place.
       *[other] Un robot ({ $bot }) prend place.
    }
table-event-bot-left =
    { $bot ->
        [random] Le robot aléatoire s’en va.
        [steady] Le robot posé s’en va.
        [strong] Le robot fort s’en va.
       *[other] Le robot ({ $bot }) s’en va.
    }
table-event-program-sat = Le programme { $name } prend place.
table-event-ready = { $seat } : tout est prêt.
table-event-not-ready = { $seat } : finalement, pas encore prêt.
table-event-options-changed = L’hôte a changé les options.
table-event-content-brought = Cette table joue avec son propre contenu.
table-event-content-removed = Cette table joue de nouveau avec le contenu d’origine.
table-event-started = La partie commence.
table-event-forked = Cette table reprend au coup { $step } de { $code }.
table-event-undone =
    { $free ->
        [0] { $commands ->
            [one] { $seat } annule un coup, avec l’accord des autres.
           *[other] { $seat } annule { $commands } coups, avec l’accord des autres.
        }
       *[other] { $commands ->
            [one] { $seat } annule un coup.
           *[other] { $seat } annule { $commands } coups.
        }
    }
table-event-undo-asked =
    { $commands ->
        [one] { $seat } demande à annuler un coup.
       *[other] { $seat } demande à annuler { $commands } coups.
    }
table-event-undo-agreed = { $seat } accepte.
table-event-undo-refused = { $seat } refuse.
table-event-undo-withdrawn = { $seat } renonce à l’annulation.
table-event-paused = { $seat } met la table en pause.
table-event-resumed = { $seat } relance la table.
table-event-clock-set = { $seat } règle l’horloge à { $percent } %.
table-event-bots-fast = Les robots jouent désormais aussitôt.
table-event-bots-slow = Les robots prennent désormais leur temps.
table-event-bot-took-over = Absence : { $seat }. Un robot joue en attendant.
table-event-came-back = { $seat } revient.
table-event-muted = L’hôte retire la parole à { $name }.
table-event-unmuted = L’hôte rend la parole à { $name }.
table-event-over = La partie est terminée.
table-event-waited-for = { $by } attend { $seat }.
table-event-offered = Le siège de { $seat } est libre pour quelqu’un du public.
table-event-moved = { $seat } continue sur un autre appareil.
table-event-rematch = La revanche est à la table { $code }.
table-event-closed = La personne qui gère ce serveur a fermé la table.
table-event-stopped = Une règle a échoué ; la table s’est arrêtée.
table-refused-no-command = Le jeu ne connaît pas cet ordre.
table-refused-no-chair = Il faut un siège à cette table.
table-refused-not-host = Seul l’hôte peut faire cela.
table-refused-wrong-moment = Ce n’est pas possible en ce moment.
table-refused-paused = La table est en pause.
table-refused-chair-taken = Ce siège n’est pas libre.
table-refused-colour-taken = Quelqu’un d’autre a cette couleur.
table-refused-bad-value = La table ne peut rien en faire.
table-refused-unprintable = Il y a là des caractères qui ne peuvent pas être affichés. Retirez-les.
table-refused-no-name = Ce nom ne montrerait rien. Choisissez-en un qui se voie.
table-refused-not-ready = Un siège est libre, ou quelqu’un n’est pas encore prêt.
table-refused-nothing-to-undo = Il n’y a rien à annuler.
table-refused-no-undo = Impossible de revenir là-dessus : le temps courait, ou d’autres ont déjà agi en conséquence.
table-refused-silence = Personne ne peut parler maintenant : les règles du jeu l’interdisent pour le moment.
table-refused-muted = L’hôte de cette table ne vous laisse pas la parole ici. Vous pouvez continuer à jouer.
table-refused-muted-everywhere = La personne qui gère ce serveur ne vous laisse pas la parole pour le moment. Vous pouvez continuer à jouer.
table-refused-closed = La personne qui gère ce serveur a fermé cette table.
table-refused-draining = Le serveur va être renouvelé et n’ouvre plus de tables. Réessayez un peu plus tard.
table-refused-stopped = La table s’est arrêtée.
table-refused-too-fast = C’était un peu rapide. Réessayez dans un instant.
table-refused-unavailable = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.
table-error-bad-message = Le serveur n’a pas compris cette page.
table-error-hello-first = Le serveur n’a pas compris cette page.
table-error-wrong-protocol = Cette page est dépassée. Rechargez-la.
table-error-no-table = Cette table n’existe pas.
table-error-outdated = Cette table a été jouée avec des règles qui ont changé depuis.
table-error-bad-token = Ce lien n’est pas valable ici.
table-error-no-chair = Il faut un siège à cette table.
table-error-banned = La personne qui gère ce serveur ne vous laisse pas entrer pour le moment.
table-error-too-fast = C’était un peu rapide. Attendez un instant.
table-error-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.
api-error-bad-request = Le serveur ne peut rien en faire.
api-error-bad-content = { $faults ->
    [one] Il y a une erreur dans ce contenu.
   *[other] Il y a { $faults } erreurs dans ce contenu.
}
api-error-forbidden = Cela ne vous est pas ouvert, ou pas encore.
api-error-banned = La personne qui gère ce serveur ne vous laisse pas entrer pour le moment.
api-error-draining = Le serveur va être renouvelé et n’ouvre plus de tables. Réessayez un peu plus tard.
api-error-not-found = Cette table n’existe pas. Vérifiez le code.
api-error-conflict = Ce n’est pas possible en ce moment.
api-error-outdated = Cela a été joué avec des règles qui ont changé depuis : on ne peut ni le montrer, ni le reprendre. Son journal reste lisible sous forme de texte.
api-error-too-large = C’est trop gros : on peut envoyer ici { $most } Ko au plus.
api-error-too-fast = C’était un peu rapide. Attendez un instant et réessayez.
api-error-unavailable = Le serveur ne peut pas le faire maintenant. Réessayez dans un instant.

## Une première partie guidée
lesson = Première partie guidée
lesson-step = Partie guidée, { $number } sur { $all }
lesson-next = Suite
lesson-skip = Passer
lesson-finish = Terminé
lesson-leave = Quitter la leçon
lesson-hide = Cacher
lesson-show = Montrer

## Contenu par fichier

content = Votre propre contenu
content-why = Un fichier de cartes, de piste ou de scénario à la place du contenu d’origine. Tout le monde peut le lire avant le début de la partie.
content-choose = Choisir un fichier
content-replace = Choisir un autre fichier
content-remove = Revenir au contenu d’origine
content-read = Lire
content-here = Cette table joue avec son propre contenu. Lisez-le avant de prendre place.
content-built-in = Cette table joue avec le contenu d’origine.
content-size = { $size } Ko
content-checking = Vérification de { $name } …
