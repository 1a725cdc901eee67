/** How to tell a scam, wherever an applicant deals with an employer. */
export const SAFETY_WORDS =
  'A real employer never asks you to pay, cash a check or move to another chat.';
