"""PostgreSQL servers in temporary folders, which can be killed, started again, followed by a standby, and promoted.

They are reachable through Unix sockets only, and sync to disk as in production. Needs only Python and the server programs.
"""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import time
from pathlib import Path

#: The name by which a server knows its standby.
STANDBY = "standby"


class PostgreSQL:
    """A server. Glossa connects as `desk`, an ordinary user who owns the database, so that row-level security holds."""

    def __init__(self, folder: Path, *settings: str, of: "PostgreSQL | None" = None):
        """`of` is the server that this one follows; without it, this is a new one."""
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        self.programs = Path(programs[-1]) if programs else Path(shutil.which("postgres") or "/").parent
        self.folder, self.data, self.settings = folder, folder / "data", settings
        # It refuses to run as root.
        self.owner = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        self.process = None
        self.make(of)

    def make(self, of: "PostgreSQL | None" = None):
        """Makes the server's files, in place of any from before, and starts it."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir()
        if self.owner:
            os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
        if of:
            address = f"host={of.folder} user=glossa dbname=postgres application_name={STANDBY}"
            self.run("pg_basebackup", "-D", self.data, "-d", address, "-R", "-X", "stream", "-c", "fast")
        else:
            self.run("initdb", "-D", self.data, "-U", "glossa", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
        self.start()
        if not of:
            self.query("CREATE ROLE desk LOGIN", "postgres")
            self.query("CREATE DATABASE desk OWNER desk", "postgres")

    def run(self, program: str, *arguments):
        subprocess.run([self.programs / program, *arguments], check=True, capture_output=True, **self.as_owner)

    @property
    def as_owner(self):
        place = {"cwd": self.folder}
        return {**place, "user": self.owner.pw_uid, "group": self.owner.pw_gid, "extra_groups": []} if self.owner else place

    @property
    def url(self):
        return f"postgresql:///desk?host={self.folder}&user=desk"

    def start(self):
        settings = [
            "listen_addresses=", f"unix_socket_directories={self.folder}", "shared_buffers=32MB", "wal_keep_size=512MB",
            *self.settings]
        command = [self.programs / "postgres", "-D", self.data] + [part for s in settings for part in ("-c", s)]
        for _ in range(60):
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **self.as_owner)
            # After a kill, the old server's memory may still be in use for a moment, in which case the
            # new one exits at once.
            for _ in range(100):
                if self.process.poll() is not None:
                    break
                if subprocess.run(
                        [self.programs / "pg_isready", "-q", "-h", self.folder], stdout=subprocess.DEVNULL).returncode == 0:
                    return
                time.sleep(0.1)
            time.sleep(0.2)
        raise SystemExit("PostgreSQL did not come back")

    @property
    def processes(self) -> dict[int, list[str]]:
        """The server's processes, its own first: what proc(5) says of each from its third field on."""
        found = {}
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if self.process.pid in (int(stat.parent.name), int(fields[1])):
                found[int(stat.parent.name)] = fields
        return dict(sorted(found.items(), key=lambda process: process[0] != self.process.pid))

    def kill(self):
        """Kills the server and everything it started: each of its processes has a session of its own.

        They are stopped first, the server before the others, so that it starts no more and none answers while others are gone.
        """
        os.kill(self.process.pid, signal.SIGSTOP)
        for sign in (signal.SIGSTOP, signal.SIGKILL):
            for process in self.processes:
                try:
                    os.kill(process, sign)
                except ProcessLookupError:
                    pass
        self.process.wait()

    def query(self, sql: str, database: str = "desk") -> list[list[str]]:
        """Runs a statement as a superuser, for whom row-level security does not hold."""
        rows = subprocess.run(
            [self.programs / "psql", "-h", self.folder, "-U", "glossa", "-d", database, "-AtF", "|", "-c", sql],
            check=True, capture_output=True, text=True).stdout.splitlines()
        return [row.split("|") for row in rows]

    @property
    def cpu_seconds(self) -> float:
        """The processor time of the server's processes, those that have ended included."""
        ticks = 0
        for process, fields in self.processes.items():
            # User and system time, of the server also those of its children that have ended.
            ticks += sum(int(field) for field in fields[11:15 if process == self.process.pid else 13])
        return ticks / os.sysconf("SC_CLK_TCK")


class Pair:
    """A server and a standby for which each commit waits, so that none that was acknowledged is lost with the server."""

    def __init__(self, folder: Path):
        self.primary = PostgreSQL(folder / "one")
        self.standby = PostgreSQL(folder / "two", of=self.primary)
        self.follow()

    @property
    def url(self):
        """Names both: libpq connects to the one that takes writes."""
        hosts = ",".join(sorted(str(server.folder) for server in (self.primary, self.standby)))
        return f"postgresql:///desk?host={hosts}&user=desk&target_session_attrs=read-write"

    def follow(self):
        """Has the server wait for its standby from now on; returns when the standby has caught up."""
        self.primary.query(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'")
        self.primary.query("SELECT pg_reload_conf()")
        for _ in range(600):
            if self.primary.query("SELECT state || ' ' || sync_state FROM pg_stat_replication") == [["streaming sync"]]:
                return
            time.sleep(0.1)
        raise SystemExit("the standby does not follow")

    def promote(self):
        """Loses the server, and has the standby take its place. The other one becomes its standby, as a new copy."""
        self.primary.kill()
        self.primary, self.standby = self.standby, self.primary
        if self.primary.query("SELECT pg_promote(true, 60)") != [["t"]]:
            raise SystemExit("the standby was not promoted")

    def copy(self):
        """Makes the lost server a standby of the promoted one."""
        self.standby.make(of=self.primary)
        self.follow()

    def query(self, sql: str) -> list[list[str]]:
        return self.primary.query(sql)

    def kill(self):
        for server in (self.standby, self.primary):
            if server.process and server.process.poll() is None:
                server.kill()
