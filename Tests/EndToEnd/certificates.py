"""Certificates for tests: an authority, and servers' certificates signed by it or by themselves."""

import datetime
import ipaddress
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

DAY = datetime.timedelta(days=1)


class Pair:
    """A self-signed certificate with its key, for 127.0.0.1 and localhost."""

    def __init__(self, days: float = 30, age: float = 1):
        self.key = ec.generate_private_key(ec.SECP256R1())
        now = datetime.datetime.now(datetime.timezone.utc)
        serial = x509.random_serial_number()
        # A name of its own, so that a client that trusts two finds the right one.
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Glossa test {serial % 10**12}")])
        self.certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(self.key.public_key())
            .serial_number(serial)
            .not_valid_before(now - age * DAY)
            .not_valid_after(now + days * DAY)
            .add_extension(x509.SubjectAlternativeName([
                x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1")),
            ]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .sign(self.key, hashes.SHA256())
        )

    @property
    def pem(self) -> bytes:
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    @property
    def der(self) -> bytes:
        return self.certificate.public_bytes(serialization.Encoding.DER)

    def key_pem(self, passphrase: bytes | None = None) -> bytes:
        protection = (serialization.BestAvailableEncryption(passphrase) if passphrase
                      else serialization.NoEncryption())
        return self.key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, protection)

    def write(self, folder: Path) -> tuple[Path, Path]:
        """Writes both files, each at once, as programs that renew certificates do."""
        folder.mkdir(exist_ok=True)
        paths = folder / "server.pem", folder / "server.key"
        for path, content in zip(paths, (self.pem, self.key_pem())):
            place(path, content)
        return paths


def place(path: Path, content: bytes):
    """Puts a file in the place of another, at once."""
    new = path.with_suffix(".new")
    new.write_bytes(content)
    new.chmod(0o600)
    new.rename(path)
