"""Books, and files that only look like books, created by the tests themselves."""

import io
import zipfile
from pathlib import Path

CONTAINER = """<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>"""

PACKAGE = """<?xml version="1.0"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">urn:glossa:test</dc:identifier>
    <dc:title>{title}</dc:title><dc:creator>{author}</dc:creator><dc:language>zh</dc:language>
  </metadata>
  <manifest>{items}</manifest>
  <spine>{references}</spine>
</package>"""

ITEM = '<item id="{name}" href="{name}" media-type="application/xhtml+xml"/>'

COVER = '<item id="cover" href="cover.png" media-type="image/png" properties="cover-image"/>'

CHAPTER = """<?xml version="1.0"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>{title}</title></head>
<body><h1>{title}</h1>{paragraphs}</body></html>"""

STORY = [
    ("第一章 新邻居", ["楼上搬来了一位新邻居。", "她每天早上都要练习小提琴，我们全家都很喜欢听。"]),
    ("第二章 停电的晚上", ["星期五晚上突然停电了。", "邻居们都走到院子里，她给我们拉了一首很美的曲子。"]),
]


def epub(title="小提琴", author="林一", cover: bytes = b"") -> bytes:
    """Returns a small EPUB of two chapters."""
    names = [f"chapter{number}.xhtml" for number in range(1, len(STORY) + 1)]
    items = "".join(ITEM.format(name=name) for name in names)
    items += COVER if cover else ""
    references = "".join(f'<itemref idref="{name}"/>' for name in names)
    package = PACKAGE.format(title=title, author=author, items=items, references=references)
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        archive.writestr("META-INF/container.xml", CONTAINER)
        archive.writestr("book.opf", package)
        if cover:
            archive.writestr("cover.png", cover)
        for name, (heading, paragraphs) in zip(names, STORY):
            body = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
            archive.writestr(name, CHAPTER.format(title=heading, paragraphs=body))
    return file.getvalue()


PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


def long_text(folder: Path, megabytes: int) -> Path:
    """Creates a text that takes seconds to import."""
    line = "这是一本很长很长的书，一页一页地往下读，好像永远也读不完。\n"
    path = folder / "long.txt"
    path.write_text(line * (megabytes * 1_000_000 // len(line.encode())))
    return path


def file(name: str, content: bytes) -> dict:
    """Returns a file in the form that the browser's file chooser accepts."""
    return {"name": name, "mimeType": "application/octet-stream", "buffer": content}
