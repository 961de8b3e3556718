import Foundation
import Testing

@testable import Cryptography

@Suite struct CryptographyTests {
    private func bytes(_ hexadecimal: String) -> Data {
        let digits = Array(hexadecimal.filter { !$0.isWhitespace })
        return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 })
    }

    /// The test cases 1, 2 and 6 of RFC 4231, section 4.
    @Test(arguments: [
        (
            [UInt8](repeating: 0x0B, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            Array("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func codesAreThoseOfTheStandard(_ key: [UInt8], _ text: String, _ code: String) {
        #expect(HMAC.sha256(Array(text.utf8), key: key).hexadecimal == code)
    }

    /// The examples of the FIPS 180-4 algorithms.
    @Test func digestsAreThoseOfTheStandard() {
        #expect(
            SHA256.hash(data: Data("abc".utf8)).hexadecimal
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            SHA256.hash(data: Data()).hexadecimal == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(SHA1.hash(data: Data("abc".utf8)).hexadecimal == "a9993e364706816aba3e25717850c26c9cd0d89d")
        var pieces = SHA256()
        for _ in 0..<1000 { pieces.update(data: [UInt8](repeating: UInt8(ascii: "a"), count: 1000)) }
        #expect(pieces.finalize().hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// RFC 8439, section 2.8.2.
    @Test func aBoxIsThatOfTheStandard() throws {
        let text = Data(
            "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
                .utf8)
        let key = bytes("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f")
        let nonce = bytes("070000004041424344454647")
        let purpose = bytes("50515253c0c1c2c3c4c5c6c7")
        let sealed = bytes(
            """
            d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92728b1a71de0a9e06
            0b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc3ff4def08e4b7a9de576d265
            86cec64b6116
            """)
        let tag = bytes("1ae10b594f09e26a7e902ecbd0600691")
        let box = try SealedBox.seal(text, key: key, nonce: nonce, purpose: purpose)
        #expect(box == nonce + sealed + tag)
        #expect(try SealedBox.open(box, key: key, purpose: purpose) == text)
    }

    @Test func whatWasChangedIsNotOpened() throws {
        let key = try SealedBox.newKey()
        let purpose = Data("a".utf8)
        let box = try SealedBox.seal(Data("secret".utf8), key: key, purpose: purpose)
        #expect(try SealedBox.open(box, key: key, purpose: purpose) == Data("secret".utf8))
        #expect(try SealedBox.seal(Data("secret".utf8), key: key, purpose: purpose) != box)
        for place in box.indices {
            var changed = box
            changed[place] ^= 1
            #expect(throws: SealedBox.Fault.notAuthentic) { try SealedBox.open(changed, key: key, purpose: purpose) }
        }
        #expect(throws: SealedBox.Fault.notAuthentic) { try SealedBox.open(box, key: key, purpose: Data("b".utf8)) }
        let other = try SealedBox.newKey()
        #expect(throws: SealedBox.Fault.notAuthentic) { try SealedBox.open(box, key: other, purpose: purpose) }
        #expect(throws: SealedBox.Fault.notAuthentic) { try SealedBox.open(Data(), key: key, purpose: purpose) }
        #expect(throws: SealedBox.Fault.wrongKeyLength) { try SealedBox.open(box, key: Data(), purpose: purpose) }
        let empty = try SealedBox.seal(Data(), key: key, purpose: Data())
        #expect(try SealedBox.open(empty, key: key, purpose: Data()).isEmpty)
    }
}
