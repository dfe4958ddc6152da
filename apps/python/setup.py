"""Builds the module by CMake, as the rest of the project is: pip install apps/python"""

import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parents[2]


class CMakeBuild(build_ext):
    """Leaves the one extension to CMake, which knows the sources."""

    def build_extension(self, ext):
        build = Path(self.build_temp).resolve()
        subprocess.run(
            ["cmake", "-S", ROOT, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DQUADRILLE_TESTS=OFF",
             "-DQUADRILLE_PORTABLE=ON", "-DCMAKE_CXX_FLAGS_RELEASE=-Os -DNDEBUG",
             "-DQUADRILLE_FOR_SPEED=base;cp;lanes;sudoku;techniques;python", "-DCMAKE_CXX_FLAGS=-ffunction-sections -fdata-sections",
             "-DCMAKE_MODULE_LINKER_FLAGS=-Wl,--gc-sections", f"-DPython3_EXECUTABLE={sys.executable}"],
            check=True)
        subprocess.run(["cmake", "--build", build, "--target", "quadrille_python"], check=True)
        target = Path(self.get_ext_fullpath(ext.name)).resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        module, = (build / "python" / "quadrille").glob("_quadrille*.so")
        # The licences of what is compiled into the module go with it.
        subprocess.run([ROOT / "tools" / "notices", build, "quadrille_python", "--optional", "--out", target.parent / "NOTICES.txt"], check=True)
        shutil.copy(ROOT / "LICENSE", target.parent)
        subprocess.run(["strip", "--strip-unneeded", "-o", target, module], check=True)


# Temporary files of setuptools go beside those of CMake, not among the sources.
BUILD = Path(__file__).resolve().parent / "build"
BUILD.mkdir(exist_ok=True)

setup(ext_modules=[Extension("quadrille._quadrille", sources=[])], cmdclass={"build_ext": CMakeBuild},
      options={"egg_info": {"egg_base": str(BUILD)}})
