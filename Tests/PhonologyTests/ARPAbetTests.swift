import Phonology
import Testing

/// Sounds of CMUdict in IPA.
@Suite struct ARPAbetTests {
    @Test(arguments: [
        ("R IY1 D", "rid"), ("R EH1 K ER0 D", "ˈrɛkɚd"), ("R IH0 K AO1 R D", "rɪˈkɔrd"),
        ("M IH0 S T EY1 K", "mɪˈsteɪk"),
        ("B AE1 S K AH0 T B AO2 L", "ˈbæskətˌbɔl"), ("T AH0 M EY1 T OW2", "təˈmeɪtoʊ"),
        ("IH0 K S K Y UW1 Z", "ɪkˈskjuz"), ("S IH1 NG ER0", "ˈsɪŋɚ"), ("DH AH0", "ðə"), ("G ER1 L", "ɡɝl"),
    ])
    func stressStandsBeforeTheSyllable(_ sounds: String, _ ipa: String) {
        #expect(ARPAbet.ipa(sounds) == ipa)
    }

    @Test(arguments: ["", "XX", "R IY9 D", "K T", "AH"]) func whatAreNoSoundsIsNothing(_ sounds: String) {
        #expect(ARPAbet.ipa(sounds) == nil)
    }
}
