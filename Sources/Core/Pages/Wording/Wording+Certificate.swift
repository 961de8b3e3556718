extension Wording {
    var certificate: String { say("Trust this desk", "信任这张书桌") }
    var certificateLead: String {
        say(
            "This desk signs its own certificate. Install its authority once on each device, and the browser no longer warns.",
            "这张书桌使用自己签发的证书。在每台设备上安装一次它的根证书，浏览器就不再警告。")
    }
    var downloadCertificate: String { say("Download the certificate", "下载根证书") }
    var fingerprint: String { say("SHA-256 fingerprint", "SHA-256 指纹") }
    var fingerprintHelp: String {
        say(
            "Before you trust the certificate, compare its fingerprint on the device with the one that “glossa certificate --show” prints on the desk's own machine.",
            "信任之前，请核对设备上显示的指纹与运行 Glossa 的机器上 glossa certificate --show 所打印的是否一致。")
    }
    var otherDevice: String { say("On another device", "在另一台设备上") }
    var otherDeviceHelp: String {
        say(
            "Scan this code with the camera. The browser warns this once; go on to the page.",
            "用相机扫描此二维码。浏览器会警告一次，请选择继续访问。")
    }
    var otherAddress: String {
        say(
            "If the device cannot open this address, start Glossa with --name and a name or an address that it reaches.",
            "如果设备打不开这个地址，请用 --name 加上设备能访问的名称或地址重新启动 Glossa。")
    }
    func codeOf(_ address: String) -> String { say("QR code of \(address)", "\(address) 的二维码") }
    var onIPhone: String { say("iPhone and iPad", "iPhone 与 iPad") }
    var stepsOnIPhone: [String] {
        [
            say("Open this page in Safari, download the certificate and allow it.", "用 Safari 打开本页，下载根证书并选择“允许”。"),
            say(
                "Open Settings → General → VPN & Device Management, choose the profile of Glossa, compare the fingerprint under More Details, and install it.",
                "打开“设置”→“通用”→“VPN 与设备管理”，选择 Glossa 的描述文件，在“更多详细信息”中核对指纹，然后安装。"),
            say(
                "Open Settings → General → About → Certificate Trust Settings and turn the certificate on.",
                "打开“设置”→“通用”→“关于本机”→“证书信任设置”，启用该证书。"),
        ]
    }
    var onAndroid: String { say("Android", "安卓") }
    var stepsOnAndroid: [String] {
        [
            say("Download the certificate.", "下载根证书。"),
            say(
                "Open Settings and search for “CA certificate” (Security → Encryption & credentials → Install a certificate), choose Install anyway, and choose the file.",
                "打开“设置”，搜索“CA 证书”（“安全”→“加密与凭据”→“安装证书”），选择“仍然安装”，再选择下载的文件。"),
            say(
                "Open Trusted credentials → User, choose the certificate and compare its fingerprint.",
                "打开“信任的凭据”→“用户”，选择该证书并核对指纹。"),
        ]
    }
    var onComputer: String { say("Computers", "电脑") }
    var stepsOnComputer: [String] {
        [
            say(
                "Firefox: Settings → Privacy & Security → View Certificates → Authorities → Import; trust it to identify websites.",
                "Firefox：“设置”→“隐私与安全”→“查看证书”→“证书颁发机构”→“导入”，勾选用于标识网站。"),
            say(
                "Windows: open the file, choose Install Certificate, and place it in Trusted Root Certification Authorities.",
                "Windows：打开文件，选择“安装证书”，存放到“受信任的根证书颁发机构”。"),
            say(
                "macOS: open the file in Keychain Access, open the certificate there, and set Trust to Always Trust.",
                "macOS：用“钥匙串访问”打开文件，再打开其中的证书，把“信任”设为“始终信任”。"),
            say(
                "Chrome on Linux: open chrome://certificate-manager and import it under Custom.",
                "Linux 上的 Chrome：打开 chrome://certificate-manager，在“自定义”中导入。"),
        ]
    }
    var certificateScope: String {
        say(
            "The authority can certify only this desk's names and private addresses, not other web sites.",
            "这个根证书只能为这张书桌的名称和私有地址签发证书，不能用于其他网站。")
    }
}
