import Testing
@Suite struct P {}
