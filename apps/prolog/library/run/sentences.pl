% All sentences, in English and in French.

:- module(run_sentences, [say/3, is_french/0]).

:- encoding(utf8).

% is_french: quadrille says which language it speaks.

is_french :- getenv('QUADRILLE_LANGUAGE', fr).

% say(+Name, +Arguments, -Text)

say(Name, Arguments, Text) :-
    sentence(Name, English, French),
    (   is_french -> Format = French
    ;   Format = English
    ),
    format(atom(Text), Format, Arguments).

% sentence(?Name, -English, -French). In French a narrow no-break space, U+202F, stands before ; : ? and within quotation marks.

% Places.

sentence(in_file, "~w:~w: ", "~w:~w : ").
sentence(in_column, "~w:~w:~w: ", "~w:~w:~w : ").
sentence(in_goal, "the goal: ", "le but : ").
sentence(in_goal_column, "the goal, column ~w: ", "le but, colonne ~w : ").

% How a run ended.

sentence(has_an_error,
         "~w: the program has an error, so the goal was not run; correct it first.",
         "~w : le programme a une erreur, le but n’a donc pas été exécuté ; corrigez-la d’abord.").
sentence(has_errors,
         "~w: the program has ~d errors, so the goal was not run; correct them first.",
         "~w : le programme a ~d erreurs, le but n’a donc pas été exécuté ; corrigez-les d’abord.").
sentence(memory_limit,
         "the memory limit ended the search",
         "la limite de mémoire a mis fin à la recherche").
sentence(time_limit,
         "the time limit ended the search",
         "la limite de temps a mis fin à la recherche").
sentence(directive_failed,
         "Warning: the directive :- ~p failed.",
         "Attention : la directive :- ~p a échoué.").
sentence(goal_failed, "the goal ~p failed.", "le but ~p a échoué.").
sentence(uncaught,
         "the exception ~q was not caught.",
         "l’exception ~q n’a pas été rattrapée.").

% Warnings.

sentence(singleton,
         "Warning: the variable ~w occurs only once in this clause; is it misspelt? If not, begin its name with _.",
         "Attention : la variable ~w n’apparaît qu’une fois dans cette clause ; est-elle mal écrite ? Sinon, commencez son nom par _.").
sentence(singletons,
         "Warning: the variables ~w occur only once in this clause; is one misspelt? If not, begin their names with _.",
         "Attention : les variables ~w n’apparaissent qu’une fois dans cette clause ; l’une est-elle mal écrite ? Sinon, commencez leurs noms par _.").
sentence(not_together,
         "Warning: the clauses of ~q are not next to each other.",
         "Attention : les clauses de ~q ne se suivent pas.").

% Predicates, libraries and files that do not exist.

sentence(no_predicate, "there is no predicate ~q.", "il n’y a pas de prédicat ~q.").
sentence(other_arity, "there is no predicate ~q; there is ~w.", "il n’y a pas de prédicat ~q ; il y a ~w.").
sentence(near_predicate,
         "there is no predicate ~q; did you mean ~q?",
         "il n’y a pas de prédicat ~q ; vouliez-vous dire ~q ?").
sentence(predicate_of_library,
         "there is no predicate ~q; add :- use_module(library(~w)).",
         "il n’y a pas de prédicat ~q ; ajoutez :- use_module(library(~w)).").
sentence(predicate_of_other_library,
         "there is no predicate ~q; it belongs to library(~w), which a program loads instead of library(~w).",
         "il n’y a pas de prédicat ~q ; il appartient à library(~w), qu’un programme charge à la place de library(~w).").
sentence(no_library, "there is no library(~w).", "il n’y a pas de library(~w).").
sentence(near_library,
         "there is no library(~w); did you mean library(~w)?",
         "il n’y a pas de library(~w) ; vouliez-vous dire library(~w) ?").
sentence(library_without_word,
         "there is no file ~w; a library is loaded by :- use_module(library(~w)).",
         "il n’y a pas de fichier ~w ; une bibliothèque se charge par :- use_module(library(~w)).").
sentence(no_file, "there is no file ~w.", "il n’y a pas de fichier ~w.").
sentence(no_export,
         "library(~w) has no predicate ~q.",
         "library(~w) n’a pas de prédicat ~q.").
sentence(near_export,
         "library(~w) has no predicate ~q; did you mean ~q?",
         "library(~w) n’a pas de prédicat ~q ; vouliez-vous dire ~q ?").
sentence(no_fd_tell,
         "fd_tell/1 does not know the constraint ~q, and does not read GNU Prolog's .fd files; write it with #=, #\\=, #=< and the like.",
         "fd_tell/1 ne connaît pas la contrainte ~q, et ne lit pas les fichiers .fd de GNU Prolog ; écrivez-la avec #=, #\\=, #=< et autres.").
sentence(belongs_to_prolog,
         "~q belongs to Prolog and cannot be redefined; give your predicate another name.",
         "~q appartient à Prolog et ne peut pas être redéfini ; donnez un autre nom à votre prédicat.").

% Found and expected.

sentence(found_expected, "found ~p, expected ~w.", "on lit ~p, on attend ~w.").
sentence(near_option,
         "found ~p, expected ~w; did you mean ~p?",
         "on lit ~p, on attend ~w ; vouliez-vous dire ~p ?").
sentence(list_before_in,
         "found a list before in, expected a variable; for the domain of all variables in a list, write ins.",
         "on lit une liste devant in, on attend une variable ; pour le domaine de toutes les variables d’une liste, écrivez ins.").
sentence(variable_before_ins,
         "found one variable before ins, expected a list; for the domain of one variable, write in.",
         "on lit une seule variable devant ins, on attend une liste ; pour le domaine d’une variable, écrivez in.").
sentence(unified_with_term,
         "found ~p as the value of a variable with a domain, expected an integer; for a constraint, write #= instead of =.",
         "on lit ~p comme valeur d’une variable qui a un domaine, on attend un entier ; pour une contrainte, écrivez #= au lieu de =.").
sentence(small_letter,
         "found ~p, expected a variable or an integer; the name of a variable begins with a capital letter.",
         "on lit ~p, on attend une variable ou un entier ; le nom d’une variable commence par une majuscule.").
sentence(not_a_list,
         "found ~p, expected a list; write variables in square brackets: [X,Y].",
         "on lit ~p, on attend une liste ; écrivez les variables entre crochets : [X,Y].").
sentence(relation,
         "found ~p, expected one of the relations #= #\\= #< #> #=< #>=; write ~p.",
         "on lit ~p, on attend une des relations #= #\\= #< #> #=< #>= ; écrivez ~p.").
sentence(fraction,
         "found ~p, expected an integer: constraints are about integers.",
         "on lit ~p, on attend un entier : les contraintes portent sur des entiers.").

% Variables without a value.

sentence(unbound, "a variable that needs a value has none yet.", "une variable qui doit avoir une valeur n’en a pas encore.").
sentence(unbound_comparison,
         "a variable has no value yet, so ~w cannot compare it; for a constraint, write ~w.",
         "une variable n’a pas encore de valeur, donc ~w ne peut pas la comparer ; pour une contrainte, écrivez ~w.").
sentence(unbound_is,
         "a variable has no value yet, so is/2 cannot compute with it; for a constraint, write #= instead of is.",
         "une variable n’a pas encore de valeur, donc is/2 ne peut pas calculer avec elle ; pour une contrainte, écrivez #= au lieu de is.").
sentence(unbound_label,
         "a variable to be labelled has no finite domain; give it one first, such as 1..9.",
         "une variable à énumérer n’a pas de domaine fini ; donnez-lui-en un d’abord, tel que 1..9.").

% Why a goal fails.

sentence(why_together, "No solution satisfies these ~d goals together:", "Aucune solution ne satisfait à la fois ces ~d buts :").
sentence(why_alone, "No solution satisfies this goal:", "Aucune solution ne satisfait ce but :").
sentence(why_not_together,
         "~w cannot hold together with these ~d goals:",
         "~w ne peut pas être vrai avec ces ~d buts :").
sentence(why_not_alone, "~w cannot hold together with this goal:", "~w ne peut pas être vrai avec ce but :").
sentence(why_impossible,
         "~w cannot hold, whatever the goals before it are.",
         "~w ne peut pas être vrai, quels que soient les buts qui précèdent.").
sentence(why_here, "~w, here ~w", "~w, ici ~w").
sentence(why_unmatched, "~w, but no clause of ~q matches ~w", "~w, mais aucune clause de ~q ne convient à ~w").
sentence(why_before, "posted before: ", "posé avant : ").
sentence(why_smallest,
         "Without any one of them, the others have a solution; no smaller set of goals conflicts.",
         "Sans l’un quelconque d’entre eux, les autres ont une solution ; aucun ensemble plus petit de buts n’est contradictoire.").
sentence(why_irreducible,
         "Without any one of them, the others have a solution.",
         "Sans l’un quelconque d’entre eux, les autres ont une solution.").
sentence(why_runnable,
         "Without any one of them, the others have a solution, or cannot be run.",
         "Sans l’un quelconque d’entre eux, les autres ont une solution, ou ne peuvent pas être exécutés.").
sentence(why_unproved,
         "Perhaps a smaller set of goals conflicts, too: not all could be tried.",
         "Peut-être un ensemble plus petit de buts est-il contradictoire aussi : tous n’ont pas pu être essayés.").
sentence(why_ways,
         "The goal failed in ~d ways; this is the one that got furthest.",
         "Le but a échoué de ~d façons ; celle-ci est allée le plus loin.").
sentence(why_no_calculation,
         "= compares terms and does not calculate; for a constraint, write #=.",
         "= compare des termes et ne calcule pas ; pour une contrainte, écrivez #=.").
sentence(why_equal,
         "The equations of this goal make these ~d variables all equal: ~w; if they are to differ, write #\\= or all_different.",
         "Les équations de ce but rendent ces ~d variables toutes égales : ~w ; si elles doivent différer, écrivez #\\= ou all_different.").
sentence(why_holds, "~w has a solution, so nothing conflicts.", "~w a une solution, rien n’est donc contradictoire.").
sentence(why_not_holds, "~w can hold: nothing conflicts with it.", "~w peut être vrai : rien ne le contredit.").
sentence(why_open,
         "found no goals that explain why ~w fails; ask about a part of it, or give its variables domains such as 1..9.",
         "aucun but n’explique pourquoi ~w échoue ; interrogez-en une partie, ou donnez à ses variables des domaines tels que 1..9.").
sentence(why_work,
         "why/1 gave up, because ~w takes too many steps to fail; try it on a smaller case.",
         "why/1 a abandonné, parce qu’il faut trop d’étapes à ~w pour échouer ; essayez-le sur un cas plus petit.").
sentence(why_expected_goal, "found ~w, expected a goal to explain, as in why((X #> 3, X #< 2)).",
         "on lit ~w, on attend un but à expliquer, comme dans why((X #> 3, X #< 2)).").

% Computations that fail.

sentence(division_by_zero, "a number is divided by 0.", "un nombre est divisé par 0.").
sentence(undefined_value, "the value of an arithmetic expression is undefined.", "la valeur d’une expression arithmétique n’est pas définie.").
sentence(no_memory,
         "out of memory; does a predicate call itself without end?",
         "mémoire épuisée ; un prédicat s’appelle-t-il sans fin ?").

% Syntax.

sentence(look_alike, "Syntax error: ~w", "Erreur de syntaxe : ~w").
sentence(operator_expected,
         "Syntax error: Operator expected; is a comma, an operator, a bracket or a full stop missing before this point?",
         "Erreur de syntaxe : on attend un opérateur ; manque-t-il une virgule, un opérateur, une parenthèse ou un point avant cet endroit ?").
sentence(no_constraints,
         "Syntax error: Operator expected; to use constraints, add :- use_module(library(clpfd)).",
         "Erreur de syntaxe : on attend un opérateur ; pour utiliser des contraintes, ajoutez :- use_module(library(clpfd)).").
sentence(no_operator,
         "Syntax error: there is no operator ~w; write ~w.",
         "Erreur de syntaxe : il n’y a pas d’opérateur ~w ; écrivez ~w.").
sentence(no_operator_outside,
         "Syntax error: there is no operator ~w; write ~w, or ~w for a constraint.",
         "Erreur de syntaxe : il n’y a pas d’opérateur ~w ; écrivez ~w, ou ~w pour une contrainte.").
sentence(no_operator_but_two,
         "Syntax error: there is no operator ~w; write ~w or ~w.",
         "Erreur de syntaxe : il n’y a pas d’opérateur ~w ; écrivez ~w ou ~w.").
sentence(end_of_file,
         "Syntax error: Unexpected end of file; is a full stop missing after the last clause?",
         "Erreur de syntaxe : le fichier finit trop tôt ; manque-t-il un point après la dernière clause ?").
sentence(end_of_clause,
         "Syntax error: Unexpected end of clause; is something missing before the full stop, or is there a comma too many?",
         "Erreur de syntaxe : la clause finit trop tôt ; manque-t-il quelque chose avant le point, ou y a-t-il une virgule de trop ?").
sentence(end_of_clause_expected,
         "Syntax error: End of clause expected; is a full stop missing, or is a bracket closed twice?",
         "Erreur de syntaxe : on attend la fin de la clause ; manque-t-il un point, ou une parenthèse est-elle fermée deux fois ?").
sentence(cannot_start_term,
         "Syntax error: Illegal start of term; is a bracket not closed, or is there a comma too many?",
         "Erreur de syntaxe : aucun terme ne commence ainsi ; une parenthèse n’est-elle pas fermée, ou y a-t-il une virgule de trop ?").
sentence(operator_clash,
         "Syntax error: Operator priority clash; put one of the operations in brackets.",
         "Erreur de syntaxe : les priorités des opérateurs se heurtent ; mettez l’une des opérations entre parenthèses.").
sentence(operator_balance,
         "Syntax error: Unbalanced operator; is an operand missing, or is there a comma too many?",
         "Erreur de syntaxe : un opérateur est seul ; manque-t-il un opérande, ou y a-t-il une virgule de trop ?").
sentence(end_of_file_in_quoted,
         "Syntax error: End of file in a quoted text; which quotation mark is not closed?",
         "Erreur de syntaxe : le fichier finit dans un texte entre guillemets ; lequel n’est pas fermé ?").
sentence(end_of_file_in_block_comment,
         "Syntax error: End of file in a comment; which /* is not closed?",
         "Erreur de syntaxe : le fichier finit dans un commentaire ; quel /* n’est pas fermé ?").
sentence(quoted_punctuation,
         "Syntax error: found a comma or a bar where an operand is expected.",
         "Erreur de syntaxe : on lit une virgule ou une barre, on attend un opérande.").
sentence(illegal_number, "Syntax error: Illegal number.", "Erreur de syntaxe : ce nombre est mal écrit.").
sentence(undefined_char_escape,
         "Syntax error: there is no character \\~w in a quoted text; write \\\\ for a backslash.",
         "Erreur de syntaxe : il n’y a pas de caractère \\~w dans un texte entre guillemets ; écrivez \\\\ pour une barre oblique inverse.").
sentence(integer_expected, "read_integer/1 found no integer in its input.", "read_integer/1 n’a pas trouvé d’entier dans son entrée.").
sentence(other_syntax, "~w.", "Erreur de syntaxe, selon Prolog : ~w.").
sentence(other, "~w.", "Prolog dit : ~w.").

% Expectations, within found_expected.

sentence(a_value, "a number or a function of arithmetic", "un nombre ou une fonction arithmétique").
sentence(an_expression, "integers, variables, + - * // mod rem ^ min max abs", "des entiers, des variables, + - * // mod rem ^ min max abs").
sentence(a_formula,
         "0, 1, a variable, or constraints connected by #\\ #/\\ #\\/ #==> #<==>",
         "0, 1, une variable, ou des contraintes reliées par #\\ #/\\ #\\/ #==> #<==>").
sentence(a_gnu_expression,
         "integers, variables, + - * / // rem ** min max dist",
         "des entiers, des variables, + - * / // rem ** min max dist").
sentence(a_gnu_formula,
         "0, 1, a variable, or constraints connected by #\\ #/\\ #\\/ #==> #<=> ##",
         "0, 1, une variable, ou des contraintes reliées par #\\ #/\\ #\\/ #==> #<=> ##").
sentence(a_domain, "a domain such as 1..9 or 1..3 \\/ 7..9", "un domaine tel que 1..9 ou 1..3 \\/ 7..9").
sentence(an_option,
         "an option of labeling/2: leftmost, ff, ffc, min, max, up, down, step, enum, bisect, min(E), max(E)",
         "une option de labeling/2 : leftmost, ff, ffc, min, max, up, down, step, enum, bisect, min(E), max(E)").
sentence(a_gnu_option,
         "an option of fd_labeling/2: variable_method(V), value_method(V), reorder(B), backtracks(N)",
         "une option de fd_labeling/2 : variable_method(V), value_method(V), reorder(B), backtracks(N)").
sentence(a_variable_method,
         "variable_method of standard, first_fail, ff, most_constrained, smallest, largest, max_regret or random",
         "variable_method avec standard, first_fail, ff, most_constrained, smallest, largest, max_regret ou random").
sentence(a_value_method,
         "value_method of min, max, middle, bounds, limits, bisect or random",
         "value_method avec min, max, middle, bounds, limits, bisect ou random").
sentence(a_reorder, "reorder(true) or reorder(false)", "reorder(true) ou reorder(false)").
sentence(an_integer, "an integer", "un entier").
sentence(a_list, "a list", "une liste").
sentence(a_callable, "a goal", "un but").
sentence(a_kind, "a term of the kind ~w", "un terme du genre ~w").
sentence(and, "~w and ~w", "~w et ~w").
