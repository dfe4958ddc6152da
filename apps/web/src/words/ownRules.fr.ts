import type { OwnRuleWords } from './words'

export const ownRulesFr: OwnRuleWords = {
  title: 'Vos propres règles',
  help: 'Une règle qui manque peut s’écrire comme une formule sur les chiffres des cases. Le moteur en raisonne comme de toute autre.',
  define: 'Définir une règle',
  edit: name => `Modifier la définition de ${name}`,
  name: 'Nom',
  summary: 'Ce qu’elle dit, pour les gens',
  begin: 'Partir d’un exemple',
  templates: {
    whispers: 'Murmures le long d’une ligne',
    renban: 'Renban',
    totals: 'Cage avec un total',
    knights: 'Sauts de cavalier',
    first: 'Somme des premiers chiffres, à côté de la grille',
  },
  where: 'Où elle s’applique',
  whereHelp: 'Ce que chaque emploi de la règle indique. S’il n’indique rien, elle vaut pour toute la grille.',
  kinds: {
    path: 'Ligne de cases',
    cells: 'Ensemble de cases',
    outside: 'Place à côté de la grille',
    number: 'Nombre',
    digits: 'Chiffres',
    choice: 'Choix',
  },
  parameter: number => `Nom de la valeur ${number}`,
  kind: number => `Sorte de la valeur ${number}`,
  remove: what => `Enlever ${what}`,
  formulas: 'Formules, une par ligne ; toutes sont vraies',
  guide: 'Ce que disent les formules',
  guideLines: [
    ['a + b = 10, a % 2 = 1, low < a <= high', 'des nombres et des comparaisons, même en chaîne'],
    ['a in {1, 3, 5..7}', 'l’un de certains nombres'],
    ['not, and, or, implies', 'combinent des formules'],
    ['line[1], first(line), last(line), size(line)', 'les cases d’une ligne, et combien il y en a'],
    ['sum(line), product(line), min(line), max(line), all_different(line)', 'des chiffres de cases'],
    ['all(a in line: a > 3), any(..), count(..)', 'de toutes les cases, d’une au moins, de combien'],
    ['a, b in neighbours(line), pairs(cells), apart(1, 2)', 'des paires de cases'],
    ['r in rows, columns, regions, windows(line, 3), rectangles(2, 2)', 'des listes de cases'],
    ["line matches '1[2-4]+.*'", 'un motif de chiffres dans leur ordre'],
    [
      "cells_from(place), cells_from(place, 'down_right')",
      'les cases que regarde une place à côté de la grille',
    ],
    ['row(a), column(a), least_digit, greatest_digit', 'où est une case, et les chiffres de la grille'],
  ],
  draw: 'Comment elle est dessinée',
  shape: number => `Forme ${number}`,
  shapes: {
    line: 'Ligne',
    bulb: 'Disque',
    circle: 'Cercle',
    square: 'Carré',
    shade: 'Cases grisées',
    cage: 'Cage en pointillé',
    text: 'Texte',
  },
  shapeOf: number => `Ce que montre la forme ${number}`,
  shapeAt: number => `Où se trouve le texte de la forme ${number}`,
  colour: number => `Couleur de la forme ${number}`,
  usualColour: 'Couleur habituelle',
  colours: {
    grey: 'Gris',
    blue: 'Bleu',
    green: 'Vert',
    red: 'Rouge',
    orange: 'Orange',
    yellow: 'Jaune',
    purple: 'Violet',
  },
  addShape: 'Ajouter une forme',
  examples: 'Exemples',
  examplesHelp: {
    cells: 'Par ligne, les chiffres des cases dans leur ordre, puis d’autres valeurs : 1 4 7 total=12',
    outside: 'Par ligne, les chiffres vus de la place, puis d’autres valeurs : 2 3 1 4 total=5',
    grid: 'Par ligne, les chiffres des premières lignes ; un point est une case vide, et / commence la ligne suivante : 1../.12',
  },
  mustHold: 'Ici elle doit être respectée',
  mustFail: 'Ici elle doit être violée',
  verdicts: {
    holds: 'est respectée',
    broken: 'est violée',
    open: 'n’est pas décidée par si peu de chiffres',
  },
  right: 'comme il se doit',
  notRight: 'pas comme il se doit',
  noExample:
    'Ce n’est pas un exemple : on attend des chiffres qui tiennent dans la grille, puis des valeurs comme total=12.',
  allRight: count =>
    count === 0
      ? 'La règle est lisible. Des exemples montreront si elle dit ce que vous pensez.'
      : count === 1
        ? 'La règle est lisible, et son exemple est comme il se doit.'
        : `La règle est lisible, et les ${count} exemples sont comme il se doit.`,
  someWrong: count =>
    count === 1
      ? 'Un exemple n’est pas comme il se doit.'
      : `${count} exemples ne sont pas comme il se doit.`,
  fields: {
    name: 'Nom',
    summary: 'Résumé',
    parameter: 'Nom de la valeur',
    kind: 'Sorte de la valeur',
    formula: 'Formule, ligne',
    drawing: 'Forme',
    rule: 'Règle',
  },
  at: (field, number, character) =>
    (number > 0 ? `${field} ${number}` : field) + (character > 0 ? `, caractère ${character}` : ''),
  keep: 'Garder la règle',
  forget: 'Supprimer la règle',
}
