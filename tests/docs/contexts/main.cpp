#include <iostream>

#include <quadrille/quadrille.hpp>

int main() {
@EXAMPLE@
}
