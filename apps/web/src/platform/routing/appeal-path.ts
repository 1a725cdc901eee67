/** The page of the links in mails about decisions, apart from `paths`, which every page loads. */
export const APPEAL_PATH = '/appeal';
