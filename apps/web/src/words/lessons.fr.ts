import type { LessonWords } from './words'

export const lessonsFr: LessonWords = {
  test: {
    title: 'Pourquoi générer et tester ne finit-il jamais ?',
    text: [
      'Le programme le plus simple remplit les cases vides de toutes les façons possibles, et teste chaque grille pleine. Il est juste, court, et ne sert à rien.',
      'Cette grille de 7 lignes a 42 cases vides. Chacune peut contenir 7 chiffres ; il y a donc 7 × 7 × … × 7 grilles, 42 fois : un nombre de 36 chiffres. Une machine qui teste un milliard de grilles par seconde y mettrait plus de 10^19 années.',
      'Il est si lent parce qu’il remarque trop tard une erreur. Quand les deux premières cases d’une ligne sont des 1, tout ce qui suit est perdu, mais il le remplit de toutes les façons possibles.',
      'Les contraintes font l’inverse : elles regardent ce qui est dans la grille, et retirent aussitôt ce qui ne peut plus être juste.',
    ],
    tryIt: 'Lancer toutes les méthodes sur cette grille',
    question:
      'Une grille de 4 lignes a 6 cases vides, avec 4 chiffres à essayer dans chacune. Combien de grilles pleines y a-t-il à tester ?',
    right: 'Oui : 4 × 4 × 4 × 4 × 4 × 4 = 4096. Chaque case de plus multiplie par quatre.',
    wrong: 'Multipliez : 4 pour la première case, fois 4 pour la deuxième, et ainsi de suite, six fois.',
  },
  problem: {
    title: 'Variables, domaines, contraintes',
    text: [
      'Pour qu’une machine raisonne, dites la grille en trois listes. X sont les variables : ici, les cases. D sont leurs domaines : les valeurs que chacune peut prendre. C sont les contraintes : ce qui doit tenir entre elles.',
      'Un chiffre donné est un domaine d’une seule valeur. Une ligne est la contrainte que ses cases soient toutes différentes, une colonne aussi, un bloc aussi. Une cage est une somme ; un thermomètre est un ordre.',
      'Rien dans ces listes ne dit comment résoudre. Voilà ce qui compte : le même moteur résout toutes les grilles qui se disent ainsi, et aussi des emplois du temps et des reines sur un échiquier.',
    ],
    tryIt: 'Montrer X, D et C de cette grille',
    question:
      'Combien de contraintes « toutes différentes » a une grille de 6 lignes, 6 colonnes et 6 blocs ?',
    right: 'Oui : une par ligne, une par colonne et une par bloc, donc 18.',
    wrong: 'Comptez-en une par ligne, une par colonne et une par bloc.',
  },
  forward: {
    title: 'La vérification en avant',
    text: [
      'Le premier pas du raisonnement : dès qu’une case n’a qu’une valeur, retirez cette valeur de toutes les cases qui partagent une contrainte avec elle.',
      'Au sens strict, la vérification en avant ne le fait qu’après une décision. Ce moteur continue aussi quand une autre case n’a plus qu’une valeur : elle est retirée de ses voisines, et ainsi de suite, ce qui ne coûte presque rien. S’il n’en reste aucune à une case, un essai précédent est faux, et on le sait bien avant que la grille soit pleine.',
      'Dans l’arbre, parcourez les retraits : chacun dit quelle contrainte a retiré quelle valeur de quelle case.',
    ],
    tryIt: 'Suivre la vérification en avant',
    question: 'Sélectionnez toutes les cases auxquelles le 1 de la première case retire un 1, puis vérifiez.',
    right: 'Oui : le reste de sa ligne, de sa colonne et de son bloc.',
    wrong:
      'Pas tout à fait : pensez à la ligne, à la colonne et au bloc de la première case, sans cette case elle-même.',
  },
  bounds: {
    title: 'Les bornes : ce que disent les sommes',
    text: [
      'Les deux cases de la cage font 10. On ne sait rien de l’une ni de l’autre, et pourtant beaucoup s’ensuit.',
      'Si une case était 1, l’autre devrait être 9, et il n’y a pas de 9. Une case vaut au moins le total moins la plus grande valeur de l’autre, et au plus le total moins la plus petite.',
      'Un tel raisonnement ne regarde que les bouts d’un domaine, ses bornes. Il coûte peu, car un domaine d’un million de valeurs n’a que deux bornes, et pour les sommes et les ordres c’est presque tout ce qu’on peut dire.',
    ],
    tryIt: 'Suivre la cohérence aux bornes',
    question:
      'Les chiffres vont de 1 à 6, et la cage fait 10. Quel est le plus petit chiffre que ses cases peuvent contenir ?',
    right:
      'Oui : l’autre case vaut au plus 6, et 10 − 6 = 4. Les chiffres doivent différer, donc ce sont 4 et 6.',
    wrong: 'Quelle est la plus grande valeur de l’autre case ? Retirez-la de 10.',
  },
  domain: {
    title: 'Toutes différentes, prises ensemble',
    text: [
      'La vérification en avant regarde les cases deux à deux. Mais parfois plusieurs cases ensemble en disent plus que deux d’entre elles.',
      'Dans cette grille, les deux premières cases de la ligne 1 ne peuvent contenir que 1 et 2, à cause de leurs colonnes. On ne sait pas laquelle est 1. Mais ces deux chiffres seront dans ces deux cases, et aucune autre case de la ligne ne peut les contenir.',
      'Autant de cases que de valeurs : c’est un ensemble de Hall. La cohérence de domaine les trouve tous, de toute taille, en appariant cases et valeurs. Ce qu’elle laisse est exactement ce qui peut figurer dans une solution de cette contrainte.',
    ],
    tryIt: 'Suivre la cohérence de domaine',
    question: 'Sélectionnez les cases de la ligne 1 qui perdent ainsi 1 et 2, puis vérifiez.',
    right: 'Oui : toute la ligne, sauf les deux cases qui se partagent 1 et 2.',
    wrong: 'Les deux premières cases gardent 1 et 2. Sélectionnez toutes les autres de la ligne 1.',
  },
  fixpoint: {
    title: 'Jusqu’à ce que plus rien ne bouge',
    text: [
      'Les contraintes ne se connaissent pas. Chacune regarde les domaines de ses cases et retire ce qu’elle peut ; elles ne se parlent que par les domaines.',
      'Ce que l’une retire permet peut-être à une autre de retirer davantage. Le moteur tient donc une liste de contraintes à exécuter. Quand un domaine change, les contraintes de cette case reviennent dans la liste. Quand la liste est vide, aucune ne peut plus rien : c’est un point fixe.',
      'L’ordre dans lequel elles travaillent change la durée, mais non l’arrivée, car aucune contrainte ne retire moins quand elle en sait plus.',
    ],
    tryIt: 'Suivre cette grille jusqu’à son point fixe',
    question:
      'Combien de cases de cette grille ont encore plusieurs valeurs à la racine, quand la cohérence de domaine a fait tout ce qu’elle peut ?',
    right: 'Oui : sept cases restent ouvertes, et la recherche doit essayer.',
    wrong:
      'Lancez la recherche, choisissez la racine, allez à son dernier retrait, et comptez les cases qui ont plus d’un chiffre.',
  },
  search: {
    title: 'L’arbre de recherche',
    text: [
      'Quand toutes les contraintes se reposent et que des cases restent ouvertes, le moteur essaie : il prend une décision, comme r3c1 = 1, et laisse les contraintes continuer.',
      'S’il ne reste aucune valeur à une case, la décision a échoué, et son contraire tient. Chaque rond bleu a donc deux enfants : la décision, et son contraire. Les carrés rouges sont des échecs, un losange vert est une solution.',
      'Mieux les contraintes raisonnent, plus l’arbre est petit. Mais raisonner coûte du temps à chaque nœud. Où cesser de raisonner et commencer à essayer, c’est la question de tous ces programmes.',
    ],
    tryIt: 'Suivre la recherche',
    question:
      'Cherchez cette grille par vérification en avant. Combien d’échecs viennent avant la solution ?',
    right: 'Oui : quatre. Choisissez maintenant la cohérence de domaine, et voyez combien il en reste.',
    wrong: 'Choisissez la vérification en avant, cherchez, et lisez la ligne au-dessus de l’arbre.',
  },
  order: {
    title: 'Quelle case d’abord ?',
    text: [
      'Un arbre dépend aussi de l’endroit où il se divise. Le contraire d’une décision sur une case à deux valeurs n’y laisse qu’une valeur. Sur une case à neuf valeurs, il en laisse huit : une autre décision peut suivre sur cette case, puis une autre, et jusqu’à neuf sous-arbres en dépendent.',
      'La plupart des programmes prennent donc une case à qui il reste le moins de valeurs : s’il faut échouer, que ce soit tôt. D’autres regardent quelles contraintes ont déjà échoué, et prennent les cases de celles-là.',
      'L’ordre ne change rien aux solutions, mais il peut changer une seconde en une année.',
    ],
    tryIt: 'Voir les domaines à la racine',
    question:
      'Après la propagation à la racine par cohérence de domaine, une case a plus de valeurs que toutes les autres : c’est la pire pour commencer. Sélectionnez-la, puis vérifiez.',
    right: 'Oui : r4c4 a encore trois valeurs, les autres deux ou une.',
    wrong:
      'Lancez la recherche, choisissez la racine, allez à son dernier retrait, et cherchez la case à trois chiffres.',
  },
  why: {
    title: 'Parce que : les explications',
    text: [
      'Une contrainte qui retire une valeur peut dire pourquoi : quels faits l’y forcent. « r1c4 n’est pas 2, parce que r1c2 = 2. » Ces faits ont à leur tour des raisons, jusqu’aux chiffres donnés et aux décisions.',
      'Remontez les raisons, et vous avez une explication. Souvent, peu de chiffres donnés y suffisent, et ceux-là sont la vraie raison.',
      'Ce sont ces mêmes chaînes de raisons que suit le bouton « Pourquoi ? » de la vue Composer.',
    ],
    tryIt: 'Voir qui retire quoi',
    question:
      'La dernière case de la ligne 1 doit être 4. Sélectionnez les chiffres donnés qui l’y forcent, et eux seuls, puis vérifiez.',
    right: 'Oui : 1, 2 et 3 sont dans sa ligne. L’autre chiffre donné n’y est pour rien.',
    wrong: 'Quels chiffres la dernière case de la ligne 1 voit-elle dans sa propre ligne ?',
  },
  learning: {
    title: 'Apprendre des conflits',
    text: [
      'Une recherche qui échoue a appris quelque chose : les décisions qui ont mené là ne vont pas ensemble. D’ordinaire, seules quelques-unes sont en cause.',
      'Le moteur remonte donc les raisons du conflit, jusqu’à ce qu’il ne reste que peu de faits qui le forcent. Que l’un d’eux au moins soit faux, c’est une clause, par exemple : r1c1 ≠ 1 ou r2c2 ≠ 3.',
      'La clause est une nouvelle contrainte. La recherche revient aussi loin que la clause le permet, et ne fait plus jamais la même erreur, nulle part dans l’arbre.',
      'Ici, la recherche doit prouver qu’il n’y a qu’une solution. La vérification en avant y met 13 nœuds, la cohérence de domaine 7, et l’apprentissage 3. Choisissez un carré rouge dans l’arbre, allez à son dernier retrait, et ouvrez son conflit, qui devient une clause en six étapes. Les sous-arbres en échec sont dépliés ici ; ailleurs, appuyez sur U dans l’arbre, ou choisissez un triangle rouge et appuyez sur Entrée. C’est ainsi que l’on résout aujourd’hui les problèmes les plus difficiles.',
    ],
    tryIt: 'Voir des clauses s’apprendre',
    question:
      'La clause est : r1c1 ≠ 1 ou r2c2 ≠ 3. La recherche décide r1c1 = 1. Quel chiffre la clause retire-t-elle de r2c2 ?',
    right: 'Oui : sa première partie est fausse, donc la seconde doit tenir, et r2c2 perd 3.',
    wrong: 'Une partie de la clause doit tenir. Laquelle le peut encore, quand r1c1 est 1 ?',
  },
}
