# Ce qui ne va pas dans un fichier écrit par quelqu’un, où qu’il soit lu.

file-no-json = { $place } : ce n’est pas du JSON ({ $reason }).
file-format = { $place } : c’est le format « { $found } », mais il faut « { $wanted } ».
file-missing = { $place } : il manque le champ « { $key } ».
file-unknown-key = { $place } : personne ne connaît le champ « { $key } ».
file-not-an-object = { $place } : il faut ici un objet.
file-not-a-list = { $place } : il faut ici une liste.
file-not-a-text = { $place } : il faut ici un texte.
file-not-a-boolean = { $place } : il faut ici true ou false.
file-not-a-number = { $place } : il faut ici un nombre entier.
file-out-of-range = { $place } : il faut ici un nombre entier de { $least } à { $most }.
file-length = { $place } : la liste doit avoir au moins { $least } et au plus { $most } éléments.
file-unknown-name = { $place } : « { $name } » n’est pas possible ici.
