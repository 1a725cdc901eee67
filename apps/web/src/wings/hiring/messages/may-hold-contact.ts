const MAIL = /\S@\S/;
/** Digits of a phone number, however they are grouped. */
const PHONE = /\d(?:[\s().-]{0,2}\d){6}/;
const LINK = /https?:\/\/|www\.|\w\.(?:com|net|org|edu|gov|io|co|me|app|us|ly)\b/i;

/** Whether a text seems to have contact details or links: a hint while typing. The server decides what is hidden. */
export function mayHoldContact(text: string): boolean {
  return MAIL.test(text) || PHONE.test(text) || LINK.test(text);
}
