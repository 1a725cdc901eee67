import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { serverRoot } from '../../../platform/server-root.ts';
import { isSharedHost } from '../../../platform/mail/shared-hosts.ts';
import { nameOfCampuses } from './name-of-campuses.ts';

/** Labels of websites before the domain that a school's addresses have. */
const WEB_LABEL = /^(?:w{1,3}\d?|web|new|wp)\./;

/** A line of campuses.csv: an id, the name, which may be quoted, and after five more columns the domain. */
const CAMPUS = /^\d+,(?:"([^"]*)"|([^",]*)),.*,([^,]+)$/;

let known: ReadonlyMap<string, string> | undefined;

/** The names of the schools of campuses.csv by their domain. Read once, when it is first needed. */
function knownSchools(): ReadonlyMap<string, string> {
  if (known) return known;
  known = readSchools(readFileSync(join(serverRoot, 'data', 'campuses.csv'), 'utf8'));
  return known;
}

function readSchools(csv: string): Map<string, string> {
  const campuses = new Map<string, string[]>();
  const systems = new Map<string, string[]>();
  for (const line of csv.split(/\r?\n/)) {
    const [, quoted, plain, website] = CAMPUS.exec(line) ?? [];
    if (website === undefined) continue;
    const domain = website.replace(WEB_LABEL, '');
    // Anyone who works for a government, or shares the host of a website, is no student.
    if (domain.endsWith('.gov') || isSharedHost(domain)) continue;
    const name = quoted ?? plain ?? '';
    addTo(campuses, domain, name);
    const parent = domain.split('.').slice(-2).join('.');
    if (parent !== domain && parent.endsWith('.edu')) addTo(systems, parent, name);
  }
  const schools = new Map<string, string>();
  for (const [domain, names] of campuses) {
    const [first = ''] = names;
    schools.set(domain, nameOfCampuses(names) ?? first);
  }
  // Universities whose campuses have websites below a domain that the list does not have.
  for (const [domain, names] of systems) {
    const name = names.length > 1 ? nameOfCampuses(names) : null;
    if (name !== null && !schools.has(domain)) schools.set(domain, name);
  }
  return schools;
}

function addTo(lists: Map<string, string[]>, key: string, item: string): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** A part of a domain. */
const LABEL = /^[a-z\d-]+$/;
/** Addresses for life, which say nothing about the present. */
const OF_FORMER_STUDENTS = new Set(['alum', 'alumni', 'alumnae', 'alumnus']);

/**
 * The name of the school that an address belongs to: its domain, or a parent of it, is one of the list or of `more`.
 * Null for any other address, and for former students.
 */
export function findSchoolName(email: string, more: ReadonlyMap<string, string>): string | null {
  const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase();
  const labels = domain.split('.');
  // An address with a comma in its domain is two addresses to a mail program.
  if (!labels.every((label) => LABEL.test(label))) return null;
  if (labels.some((label) => OF_FORMER_STUDENTS.has(label))) return null;
  for (let first = 0; first < labels.length - 1; first += 1) {
    const parent = labels.slice(first).join('.');
    const name = more.get(parent) ?? knownSchools().get(parent);
    if (name !== undefined) return name;
  }
  return null;
}
