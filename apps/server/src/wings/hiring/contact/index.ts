/** What others in the wing may use of who may see contact details, and of what hides them. */
export { applicantPhone } from './applicant-phone.queries.ts';
export { createContactHider, createHider } from './contact-hider.ts';
export { listContactViews, recordContactViews } from './contact-views.queries.ts';
export { employerMaySeeContact } from './employer-may-see-contact.ts';
export { findApplicantAccess } from './find-applicant-access.ts';
export { readForContactAndLinks } from './find-links.ts';
export { SPLIT_TEXTS_MAX } from './find-split-contact.ts';
export { FORMER_APPLICANT } from './former-applicant.ts';
export { hideContact, hideContactTogether, readForContact, type Contact } from './hide-contact.ts';
export { hideInProfile, type OwnWords } from './hide-in-profile.ts';
