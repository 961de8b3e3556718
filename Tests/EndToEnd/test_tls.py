"""HTTPS with a certificate of one's own: the handshake, renewal under open connections, and pairs that are wrong."""

import http.client
import os
import re
import socket
import ssl
import subprocess
import time

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes

from certificates import Pair, place
from desk import BINARY, REPOSITORY, Server


@pytest.fixture
def pair():
    return Pair()


@pytest.fixture
def secure(tmp_path, pair):
    """A server with a certificate."""
    certificate, key = pair.write(tmp_path / "certificates")
    server = Server(tmp_path / "data", "--certificate", str(certificate), "--key", str(key))
    server.data.mkdir()
    server.start()
    yield server
    server.kill()


def trusting(*pairs, **limits) -> ssl.SSLContext:
    context = ssl.create_default_context(cadata="".join(pair.pem.decode() for pair in pairs))
    for name, value in limits.items():
        setattr(context, name, value)
    return context


def connect(server, context: ssl.SSLContext) -> ssl.SSLSocket:
    plain = socket.create_connection(("127.0.0.1", int(server.port)), timeout=20)
    return context.wrap_socket(plain, server_hostname="localhost")


def get(server, path: str, context: ssl.SSLContext, host: str = "localhost") -> http.client.HTTPResponse:
    connection = http.client.HTTPSConnection("127.0.0.1", int(server.port), context=context, timeout=20)
    connection.request("GET", path, headers={"Host": f"{host}:{server.port}"})
    return connection.getresponse()


def log(server) -> str:
    return (server.data.parent / "server.log").read_text()


def wait_until(condition, seconds: float = 60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.2)


def test_the_address_is_printed_with_its_scheme(secure, pair):
    assert secure.url.startswith("https://127.0.0.1:")
    assert get(secure, "/health", trusting(pair)).read() == b"ok\n"
    assert get(secure, "/", trusting(pair)).status == 200


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_both_versions_are_spoken_with_forward_secrecy(secure, pair, version):
    context = trusting(pair, maximum_version=version)
    context.set_alpn_protocols(["h2", "http/1.1"])
    with connect(secure, context) as line:
        assert line.version() == {"TLSv1_2": "TLSv1.2", "TLSv1_3": "TLSv1.3"}[version.name]
        assert line.selected_alpn_protocol() == "http/1.1"
        cipher = line.cipher()[0]
        assert "GCM" in cipher or "CHACHA20" in cipher
        assert version is ssl.TLSVersion.TLSv1_3 or cipher.startswith("ECDHE-")


def test_older_versions_and_weak_suites_are_refused(secure, pair):
    old = trusting(pair)
    old.set_ciphers("DEFAULT:@SECLEVEL=0")
    old.minimum_version = ssl.TLSVersion.TLSv1
    old.maximum_version = ssl.TLSVersion.TLSv1_1
    weak = trusting(pair, maximum_version=ssl.TLSVersion.TLSv1_2)
    weak.set_ciphers("ECDHE-ECDSA-AES128-SHA:AES128-SHA:@SECLEVEL=0")
    for context in (old, weak):
        with pytest.raises((ssl.SSLError, ConnectionError)):
            connect(secure, context).close()
    assert get(secure, "/health", trusting(pair)).status == 200


def test_plain_http_is_not_answered(secure):
    with socket.create_connection(("127.0.0.1", int(secure.port)), timeout=20) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answer = b""
        try:
            while piece := line.recv(4096):
                answer += piece
        except ConnectionError:
            pass
        assert b"HTTP/1.1 200" not in answer


def test_another_name_is_not_answered(secure, pair):
    assert get(secure, "/", trusting(pair), host="evil.example").status == 403


def test_a_page_may_send_its_forms_over_https_only(secure, pair):
    def status(origin):
        connection = http.client.HTTPSConnection(
            "127.0.0.1", int(secure.port), context=trusting(pair), timeout=20)
        connection.request("POST", "/api/v1/export", headers={
            "Host": f"localhost:{secure.port}", "Origin": origin, "Content-Length": "0"})
        return connection.getresponse().status

    assert status(f"https://localhost:{secure.port}") == 200
    assert status(f"http://localhost:{secure.port}") == 403
    assert status("https://localhost") == 403


def test_a_client_that_never_completes_its_handshake_is_cut_off(secure):
    with socket.create_connection(("127.0.0.1", int(secure.port)), timeout=40) as line:
        line.sendall(b"\x16\x03\x01")
        begun = time.monotonic()
        try:
            while line.recv(4096):
                pass
        except ConnectionError:
            pass
        # 15 s for the handshake and the headers, 2 s for the farewell.
        assert 10 < time.monotonic() - begun < 35


def test_a_renewed_certificate_is_taken_while_connections_are_open(secure, pair, tmp_path):
    kept = http.client.HTTPSConnection("127.0.0.1", int(secure.port), context=trusting(pair), timeout=20)
    kept.request("GET", "/health", headers={"Host": "localhost"})
    assert kept.getresponse().read() == b"ok\n"
    renewed = Pair()
    renewed.write(tmp_path / "certificates")

    def is_taken():
        with connect(secure, trusting(pair, renewed)) as line:
            return line.getpeercert(binary_form=True) == renewed.der

    wait_until(is_taken)
    # The open connection goes on with the certificate that it began with.
    kept.request("GET", "/health", headers={"Host": "localhost"})
    assert kept.getresponse().read() == b"ok\n"
    assert kept.sock.getpeercert(binary_form=True) == pair.der
    assert "The certificate was renewed" in log(secure)


def test_a_wrong_renewal_leaves_the_certificate_in_use(secure, pair, tmp_path):
    place(tmp_path / "certificates" / "server.key", Pair().key_pem())
    wait_until(lambda: "cannot be renewed" in log(secure))
    assert "does not belong to the first certificate" in log(secure)
    assert get(secure, "/health", trusting(pair)).status == 200
    # Once the pair is right again it is taken.
    renewed = Pair()
    renewed.write(tmp_path / "certificates")
    wait_until(lambda: "The certificate was renewed" in log(secure))
    assert get(secure, "/health", trusting(renewed)).status == 200
    assert log(secure).count("cannot be renewed") == 1


def serve(tmp_path, *options):
    """Runs a server that must not start."""
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY
    return subprocess.run(
        [binary, "serve", "--port", "0", *map(str, options)], capture_output=True, text=True, timeout=60,
        env={**os.environ, "GLOSSA_DATA": str(tmp_path / "data"), "GLOSSA_CONFIG": str(tmp_path / "config")})


@pytest.mark.parametrize(("certificate", "key", "message"), [
    (lambda pair: None, lambda pair: pair.key_pem(), "server.pem cannot be read: No such file or directory"),
    (lambda pair: b"", lambda pair: pair.key_pem(), "server.pem holds no certificate"),
    (lambda pair: pair.key_pem(), lambda pair: pair.key_pem(), "server.pem holds no certificate"),
    (lambda pair: pair.der, lambda pair: pair.key_pem(), "server.pem holds no certificate"),
    (lambda pair: pair.pem, lambda pair: None, "server.key cannot be read: No such file or directory"),
    (lambda pair: pair.pem, lambda pair: b"", "server.key holds no private key"),
    (lambda pair: pair.pem, lambda pair: pair.pem, "server.key holds no private key"),
    (lambda pair: pair.pem, lambda pair: pair.key_pem(b"secret"), "server.key has a passphrase"),
    (lambda pair: pair.pem, lambda pair: Pair().key_pem(), "does not belong to the first certificate"),
    (lambda pair: Pair(days=-1, age=2).pem, lambda pair: pair.key_pem(), "expired on"),
    (lambda pair: Pair(age=-1).pem, lambda pair: pair.key_pem(), "is not valid before"),
], ids=["no certificate file", "empty certificate", "key as certificate", "der", "no key file", "empty key",
        "certificate as key", "passphrase", "another key", "expired", "not yet"])
def test_a_wrong_pair_is_explained_and_nothing_starts(tmp_path, pair, certificate, key, message):
    for path, content in ((tmp_path / "server.pem", certificate(pair)), (tmp_path / "server.key", key(pair))):
        if content is not None:
            path.write_bytes(content)
    ended = serve(tmp_path, "--certificate", tmp_path / "server.pem", "--key", tmp_path / "server.key")
    assert ended.returncode != 0
    assert message in ended.stderr
    assert ended.stdout == ""


def test_half_a_pair_is_refused(tmp_path, pair):
    certificate, key = pair.write(tmp_path / "certificates")
    for options in (("--certificate", certificate), ("--key", key)):
        ended = serve(tmp_path, *options)
        assert ended.returncode == 64
        assert "needs both --certificate and --key" in ended.stderr


def test_a_key_that_others_can_read_is_warned_of(tmp_path, pair):
    certificate, key = pair.write(tmp_path / "certificates")
    key.chmod(0o644)
    server = Server(tmp_path / "data", "--certificate", str(certificate), "--key", str(key))
    server.data.mkdir()
    server.start()
    try:
        wait_until(lambda: "can read" in log(server))
        assert "chmod 600" in log(server)
    finally:
        server.kill()


@pytest.fixture
def glossa(tmp_path):
    """Runs a command on the desk of `local`."""
    binary = BINARY if BINARY.is_absolute() else REPOSITORY / BINARY

    def run(*arguments):
        return subprocess.run(
            [binary, *map(str, arguments)], capture_output=True, text=True, timeout=60,
            env={**os.environ, "GLOSSA_DATA": str(tmp_path / "data"), "GLOSSA_CONFIG": str(tmp_path / "data/config")})

    return run


@pytest.fixture
def local(tmp_path, glossa):
    """A server with a certificate from an authority of its own."""
    made = glossa("certificate", "--name", "desk.local", "--name", "192.168.1.5")
    assert made.returncode == 0, made.stderr
    server = Server(tmp_path / "data", "--local-certificate")
    server.data.mkdir(exist_ok=True)
    server.start()
    yield server
    server.kill()


def authority(server) -> x509.Certificate:
    return x509.load_pem_x509_certificate((server.data / "config/certificates/authority.pem").read_bytes())


def believing(server) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(server.data / "config/certificates/authority.pem"))


def test_a_local_authority_is_verified_by_other_programs(local):
    context = believing(local)
    for name in ("desk.local", "192.168.1.5", "localhost", "127.0.0.1"):
        plain = socket.create_connection(("127.0.0.1", int(local.port)), timeout=20)
        with context.wrap_socket(plain, server_hostname=name) as line:
            assert line.version() == "TLSv1.3"
        assert get(local, "/health", context, host=name).status == 200
    plain = socket.create_connection(("127.0.0.1", int(local.port)), timeout=20)
    with pytest.raises(ssl.SSLCertVerificationError):
        context.wrap_socket(plain, server_hostname="other.local")


def test_the_authority_is_shown_with_its_fingerprint(local, glossa):
    shown = glossa("certificate", "--show")
    assert shown.returncode == 0
    assert authority(local).fingerprint(hashes.SHA256()).hex(":").upper() in shown.stdout
    assert "config/certificates/authority.pem" in shown.stdout
    assert "desk.local, 192.168.1.5" in shown.stdout
    folder = local.data / "config/certificates"
    assert (folder / "authority.key").stat().st_mode & 0o777 == 0o600
    assert (folder / "server.pem").stat().st_mode & 0o777 == 0o600


def test_a_name_outside_the_authority_needs_another_authority(local, glossa):
    before = authority(local)
    refused = glossa("certificate", "--name", "glossa.example.org")
    assert refused.returncode == 1
    assert "may not certify glossa.example.org" in refused.stderr
    assert authority(local) == before
    assert glossa("certificate", "--name", "glossa.example.org", "--new-authority").returncode == 0
    assert authority(local) != before


def test_a_certificate_that_is_made_again_is_taken_by_the_running_server(local, glossa):
    assert glossa("certificate", "--name", "desk.local").returncode == 0
    wait_until(lambda: "The certificate was renewed" in log(local))
    assert get(local, "/health", believing(local), host="desk.local").status == 200


def test_without_a_certificate_nothing_starts(tmp_path, glossa):
    assert glossa("certificate", "--show").returncode == 1
    ended = serve(tmp_path, "--local-certificate")
    assert ended.returncode == 1
    assert "There is no certificate yet" in ended.stderr


def test_a_device_fetches_the_authority_from_a_page(local):
    context = believing(local)
    answer = get(local, "/certificate/root.crt", context)
    assert answer.getheader("Content-Type") == "application/x-x509-ca-cert"
    assert x509.load_der_x509_certificate(answer.read()) == authority(local)
    page = get(local, "/certificate", context).read().decode()
    assert authority(local).fingerprint(hashes.SHA256()).hex(":").upper() in page
    # The code leads other devices to an address that they reach, even if the page was opened as localhost.
    told = re.findall(rf"https://([^/:\s]+):{local.port}/certificate", page)
    assert told and all(host == "desk.local" or re.fullmatch(r"[\d.]+", host) for host in told)
    assert not any(host.startswith("127.") for host in told)
    assert '<svg role="img"' in page


def test_browsers_are_kept_to_https_by_a_name_alone(local):
    context = believing(local)
    assert get(local, "/", context, host="desk.local").getheader("Strict-Transport-Security") == "max-age=31536000"
    for host in ("localhost", "127.0.0.1", "192.168.1.5"):
        assert get(local, "/", context, host=host).getheader("Strict-Transport-Security") is None


def test_without_an_authority_there_is_no_page(secure, pair):
    for path in ("/certificate", "/certificate/root.crt"):
        assert get(secure, path, trusting(pair)).status == 404
