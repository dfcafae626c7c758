/*
 * Test vectors of FIPS 180-2 and RFC 4231. They apply to Node and to browsers.
 */

const utf8 = (text: string) => new TextEncoder().encode(text);
const repeated = (byte: number, count: number) => new Uint8Array(count).fill(byte);

/** The vectors of FIPS 180-2, appendix B, and the vector of the empty text. */
export const SHA_256 = [
  { name: "the empty text", text: "", answer: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
  { name: "one block", text: "abc", answer: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
  {
    name: "two blocks",
    text: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    answer: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  },
  {
    name: "a million letters",
    text: "a".repeat(1_000_000),
    answer: "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  },
];

/** The vectors of RFC 4231, section 4. The fifth result is only the first 16 bytes. */
export const HMAC_SHA_256 = [
  {
    number: 1,
    key: repeated(0x0b, 20),
    data: utf8("Hi There"),
    answer: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  },
  {
    number: 2,
    key: utf8("Jefe"),
    data: utf8("what do ya want for nothing?"),
    answer: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  },
  {
    number: 3,
    key: repeated(0xaa, 20),
    data: repeated(0xdd, 50),
    answer: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
  },
  {
    number: 4,
    key: Uint8Array.from({ length: 25 }, (_, place) => place + 1),
    data: repeated(0xcd, 50),
    answer: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b",
  },
  {
    number: 5,
    key: repeated(0x0c, 20),
    data: utf8("Test With Truncation"),
    answer: "a3b6167473100ee06e0c796c2955552b",
  },
  {
    number: 6,
    key: repeated(0xaa, 131),
    data: utf8("Test Using Larger Than Block-Size Key - Hash Key First"),
    answer: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  },
  {
    number: 7,
    key: repeated(0xaa, 131),
    data: utf8(
      "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.",
    ),
    answer: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
  },
];
