"""Build hook: a wheel with a compiled engine where that is wanted and possible, a pure one otherwise.

KONTOR_MYPYC=1 demands the compiled wheel, `auto` tries and falls back with a notice, anything else stays pure.
Editable installs are always pure: a stale compiled module would shadow an edited source.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER_PACKAGES = ["mypy[mypyc]==2.4.1", "setuptools>=77"]
RUNTIME_PACKAGES = ["librt>=0.16", "mypy_extensions>=1.1"]     # `vec`, and what its module imports without saying so


class NativeBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def is_wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("KONTOR_MYPYC", "") in ("1", "auto")

    def dependencies(self) -> list[str]:
        return COMPILER_PACKAGES if self.is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.is_wanted():
            return
        self.work = TemporaryDirectory(prefix="kontor-native-")
        out = Path(self.work.name, "native")
        script = Path(self.root, "tools", "build_native.py")
        done = subprocess.run([sys.executable, str(script), "--out", str(out)], cwd=self.root, check=False)
        if done.returncode == 0:
            compiled = [*out.rglob("*.so"), *out.rglob("*.pyd"), out / "kontor" / "native.json"]
            build_data["force_include"].update({str(file): file.relative_to(out).as_posix() for file in compiled})
            build_data["dependencies"].extend(RUNTIME_PACKAGES)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        elif os.environ["KONTOR_MYPYC"] == "1":
            raise RuntimeError("KONTOR_MYPYC=1, but the engine could not be compiled; see the messages above")
        else:
            self.app.display_warning("kontor: the engine could not be compiled; building the plain Python wheel")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()
