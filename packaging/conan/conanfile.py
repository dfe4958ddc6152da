"""The libraries of Quadrille, for Conan 2."""

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get

required_conan_version = ">=2.0"


class QuadrilleConan(ConanFile):
    name = "quadrille"
    version = "@VERSION@"
    description = "Constraint programming for Sudoku and all grids like it"
    license = "BSD-2-Clause"
    homepage = "@ADDRESS@"
    topics = ("constraint-programming", "sudoku", "solver")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True, "fmt/*:header_only": True}
    implements = ["auto_shared_fpic"]

    def requirements(self):
        self.requires("tl-expected/1.1.0", transitive_headers=True)
        self.requires("fmt/9.1.0")
        self.requires("highway/1.0.3")
        self.requires("rapidjson/cci.20230929")

    def layout(self):
        cmake_layout(self, src_folder="src")

    def validate(self):
        check_min_cppstd(self, 20)

    def source(self):
        get(self, "@URL@", sha256="@SHA256@", strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables.update({"QUADRILLE_PORTABLE": True, "QUADRILLE_PROGRAMS": False, "QUADRILLE_TESTS": False})
        toolchain.generate()
        dependencies = CMakeDeps(self)
        dependencies.set_property("highway", "cmake_file_name", "hwy")
        dependencies.set_property("highway", "cmake_target_name", "hwy::hwy")
        dependencies.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", src=self.source_folder, dst=f"{self.package_folder}/licenses")
        CMake(self).install()

    def package_info(self):
        # The CMake package that is installed knows the libraries and their order.
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = ["lib/cmake/quadrille"]
