"""The sentences of check_constraint, in English and French."""

from __future__ import annotations

from ._quadrille import get_language

# What is wrong. {where}: the domains.
SENTENCES = {
    "holds_raises": (
        "holds({values}) raises {error}",
        "holds({values}) lève {error}",
    ),
    "holds_answer": (
        "holds({values}) returns {answer}, expected True or False",
        "holds({values}) renvoie {answer}, on attend True ou False",
    ),
    "raises": (
        "With {where}: {function}() raises {error}",
        "Avec {where} : {function}() lève {error}",
    ),
    "fails": (
        "With {where}: propagate() returns False, although {solution} satisfies the constraint",
        "Avec {where} : propagate() renvoie False, alors que {solution} satisfait la contrainte",
    ),
    "removes": (
        "With {where}: propagate() removes {value} from {variable}, although {solution} satisfies the constraint",
        "Avec {where} : propagate() retire {value} de {variable}, alors que {solution} satisfait la contrainte",
    ),
    "accepts": (
        "With {where}: propagate() returns True, although holds({values}) is False",
        "Avec {where} : propagate() renvoie True, alors que holds({values}) est faux",
    ),
    "no_failure": (
        "With {where}: propagate() returns True, although no values satisfy the constraint; the promise {promise} requires False",
        "Avec {where} : propagate() renvoie True, alors qu’aucune valeur ne satisfait la contrainte ; la promesse {promise} exige False",
    ),
    "value": (
        "With {where}: propagate() leaves {value} in {variable}, the only variable with several values, although no values of the"
        " others go with it; the promise value requires its removal",
        "Avec {where} : propagate() laisse {value} dans {variable}, seule variable à plusieurs valeurs, alors qu’aucune valeur des"
        " autres ne va avec elle ; la promesse value exige de la retirer",
    ),
    "bounds": (
        "With {where}: propagate() leaves {value} as a bound of {variable}, although no values between the bounds of the others go"
        " with it; the promise bounds requires its removal",
        "Avec {where} : propagate() laisse {value} comme borne de {variable}, alors qu’aucune valeur entre les bornes des autres ne"
        " va avec elle ; la promesse bounds exige de la retirer",
    ),
    "domain": (
        "With {where}: propagate() leaves {value} in {variable}, although no values of the others go with it; the promise domain"
        " requires its removal",
        "Avec {where} : propagate() laisse {value} dans {variable}, alors qu’aucune valeur des autres ne va avec elle ; la promesse"
        " domain exige de la retirer",
    ),
    "not_fixpoint": (
        "With {where}: propagate() ends before its fixpoint: another run removes {value} from {variable}",
        "Avec {where} : propagate() s’arrête avant le point fixe : une nouvelle exécution retire {value} de {variable}",
    ),
    "fails_later": (
        "With {where}: propagate() ends before its fixpoint: another run returns False",
        "Avec {where} : propagate() s’arrête avant le point fixe : une nouvelle exécution renvoie False",
    ),
    "explanation": (
        "With {where}: explain() gives {reasons} for {fact}, but {solution} satisfies these facts and the constraint, and not"
        " {fact}",
        "Avec {where} : explain() donne {reasons} pour {fact}, mais {solution} satisfait ces faits et la contrainte, et non"
        " pas {fact}",
    ),
    "explanation_of_failure": (
        "With {where}: the failure is explained by {reasons}, but {solution} satisfies these facts and the constraint",
        "Avec {where} : l’échec s’explique par {reasons}, mais {solution} satisfait ces faits et la contrainte",
    ),
}
# How the domains came about, where that matters: added to the sentence.
HISTORIES = {
    "narrowed": (
        "{sentence}. These domains came about value by value; posted over them, a new constraint does better: look at wakes_on(), and"
        " at what the constraint keeps between two runs",
        "{sentence}. Ces domaines se sont réduits valeur par valeur ; posée sur eux, une nouvelle contrainte fait mieux : regardez"
        " wakes_on(), et ce que la contrainte garde entre deux exécutions",
    ),
    "again": (
        "{sentence}. These domains came about after a pop(), before which all was well: look at what the constraint keeps between two"
        " runs",
        "{sentence}. Ces domaines sont venus après un pop(), avant lequel tout allait bien : regardez ce que la contrainte garde"
        " entre deux exécutions",
    ),
}
RIGHT = {
    "one": ("right in {cases} case", "juste dans {cases} cas"),
    "many": ("right in {cases} cases", "juste dans {cases} cas"),
}
WRONG_ARGUMENTS = {
    "promise": (
        "found the promise {found}, expected none, checking, value, bounds or domain",
        "on trouve la promesse {found}, on attend none, checking, value, bounds ou domain",
    ),
    "arity": (
        "found the arity {found}, expected a whole number from 1 to {most}",
        "on trouve l’arité {found}, on attend un entier de 1 à {most}",
    ),
    "scope": (
        "the scope of {name} has {found} variables, expected the {expected} it was given",
        "la portée de {name} a {found} variables, on attend les {expected} qu’elle a reçues",
    ),
}


def say(table: dict[str, tuple[str, str]], key: str, **parts: object) -> str:
    return table[key][get_language() == "fr"].format(**parts)
