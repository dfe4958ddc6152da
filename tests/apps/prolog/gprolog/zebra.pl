% Five houses: who owns the zebra, who drinks water?

main :-
    houses(Zebra, Water),
    format("zebra: ~w, water: ~w~n", [Zebra,Water]).

houses(Zebra, Water) :-
    Nations = [English,Spaniard,Japanese,Italian,Norwegian],
    Colours = [Red,Green,White,Yellow,Blue],
    Trades = [Painter,Sculptor,Diplomat,Violinist,Doctor],
    Animals = [Dog,Snail,Fox,Horse,Zebra],
    Drinks = [Tea,Coffee,Milk,Juice,Water],
    All = [Nations,Colours,Trades,Animals,Drinks],
    post(All),
    English #= Red, Spaniard #= Dog, Japanese #= Painter, Italian #= Tea, Norwegian #= 1,
    Green #= Coffee, Green #= White + 1, Sculptor #= Snail, Diplomat #= Yellow, Milk #= 3,
    dist(Norwegian, Blue) #= 1, Violinist #= Juice, dist(Fox, Doctor) #= 1, dist(Horse, Diplomat) #= 1,
    label(All).

post([]).
post([L|Ls]) :- fd_domain(L, 1, 5), fd_all_different(L), post(Ls).

label([]).
label([L|Ls]) :- fd_labeling(L), label(Ls).
