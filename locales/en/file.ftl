# What is wrong with a file that somebody wrote, wherever it is read.

file-no-json = { $place }: this is not JSON ({ $reason }).
file-format = { $place }: this is the format “{ $found }”, but “{ $wanted }” is needed.
file-missing = { $place }: the field “{ $key }” is missing.
file-unknown-key = { $place }: nobody knows the field “{ $key }”.
file-not-an-object = { $place }: an object is needed here.
file-not-a-list = { $place }: a list is needed here.
file-not-a-text = { $place }: a text is needed here.
file-not-a-boolean = { $place }: true or false is needed here.
file-not-a-number = { $place }: a whole number is needed here.
file-out-of-range = { $place }: a whole number from { $least } to { $most } is needed here.
file-length = { $place }: the list must have at least { $least } and at most { $most } entries.
file-unknown-name = { $place }: “{ $name }” is not possible here.
