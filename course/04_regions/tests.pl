:- use_module(library(clpfd)).
:- use_module(library(aggregate)).

% The groups of numbered cells, and what they should be.
numbered(Texts, Groups) :-
    maplist(string_chars, Texts, Letters),
    length(Texts, N),
    length(Rows, N),
    maplist(of_length(N), Rows),
    append(Rows, Cells),
    length(Cells, Count),
    numlist(1, Count, Cells),
    expect(( groups(Letters, Rows, Found), ! ), none, "with the rows ~w, groups fails"-[Texts], "avec les lignes ~w, groups échoue"),
    maplist(msort, Found, Sorted),
    msort(Sorted, Groups).

of_length(N, List) :- length(List, N).

expect_groups(Texts, Expected, Key) :-
    numbered(Texts, Groups),
    sort(Groups, Different),
    (   Key == runs, memberchk([], Groups) -> Hint = lambda
    ;   Different == Expected -> Hint = fixed_letters
    ;   Hint = Key
    ),
    expect(Groups == Expected, Hint, "with the rows ~w and the cells 1, 2, 3 ..: found the groups ~w, expected ~w"-[Texts,Groups,Expected],
           "avec les lignes ~w et les cases 1, 2, 3 .. : on trouve les groupes ~w, on attend ~w").

small :-
    expect_groups(["aabb", "aabb", "ccdd", "ccdd"], [[1,2,5,6],[3,4,7,8],[9,10,13,14],[11,12,15,16]], runs).

others :-
    expect_groups(["zz11", "zz11", "XXyy", "XXyy"], [[1,2,5,6],[3,4,7,8],[9,10,13,14],[11,12,15,16]], fixed_letters).

four :-
    expect_groups(["aaaa", "bbbb", "cccd", "cddd"], [[1,2,3,4],[5,6,7,8],[9,10,11,13],[12,14,15,16]], boxes),
    expect_groups(["XYY", "XXY", "111"], [[1,4,5],[2,3,6],[7,8,9]], boxes),
    expect_groups(["ab", "ab"], [[1,3],[2,4]], boxes).

same_variables :-
    length(Row1, 2), length(Row2, 2),
    Rows = [Row1,Row2], Row1 = [A,B], Row2 = [C,D],
    groups([[p,q],[p,q]], Rows, Groups), !,
    append(Groups, Cells),
    expect(( member(X, [A,B,C,D]), \+ ( member(Y, Cells), X == Y ) -> fail ; true ), copies,
           "the groups contain other variables than the rows"-[], "les groupes contiennent d’autres variables que les lignes"),
    aggregate_all(count, limit(5, groups([[p,q],[p,q]], Rows, _)), Count),
    expect(Count =:= 1, several, "with the rows [pq,pq], groups has ~w answers, expected one"-[Count], "avec les lignes [pq,pq], groups a ~w réponses, on en attend une").

solved :-
    Texts = ["aaabb", "aabbb", "ccddd", "cccdd", "eeeee"],
    findall(Rows, limit(3, jigsaw(Texts, ["1....", "..4..", ".3...", "...2.", "....."], Rows)), Solutions),
    length(Solutions, Count),
    expect(Count > 0, groups, "the jigsaw of the text has no solution"-[], "le jigsaw du texte n’a pas de solution"),
    Solutions = [First|_],
    maplist(string_chars, Texts, Letters), append(Letters, Names), append(First, Cells),
    pairs_keys_values(Pairs, Names, Cells), keysort(Pairs, Sorted), group_pairs_by_key(Sorted, Groups),
    expect(\+ ( member(_-Group, Groups), \+ is_set(Group) ), copies, "~w: a region repeats a digit"-[First], "~w : une région répète un chiffre"),
    aggregate_all(count, limit(2000, jigsaw(["abcd", "abcd", "abcd", "abcd"], ["....", "....", "....", "...."], _)), Latin),
    expect(Latin =:= 576, groups, "with the columns as regions, there are ~w grids of size 4, expected 576"-[Latin], "avec les colonnes comme régions, il y a ~w grilles de taille 4, on en attend 576").

drawings :-
    forall(member(Texts, [["a"], ["ab","ab"], ["aaabb","aabbb","ccddd","cccdd","eeeee"], ["XYY","XXY","111"]]),
           expect(( drawn(Texts), ! ), drawn, "drawn(~w) fails"-[Texts], "drawn(~w) échoue")),
    forall(member(Texts, [["ab","ba"], ["aa","ab"], ["aab","abb","ccc","ddd"], ["aa","aa"], ["ab","cd"], ["aaab","bbba","cccc","dddd"]]),
           expect(\+ drawn(Texts), drawn, "drawn(~w) succeeds"-[Texts], "drawn(~w) réussit")).
