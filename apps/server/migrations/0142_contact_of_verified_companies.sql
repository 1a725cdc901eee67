-- Up Migration

-- Whether a public contact address is the company's own: its sign-in address, at its website's domain, or at the mail
-- domain that its website is at. The contract has the same rule, `isOwnContact`.
create function is_own_contact(contact text, email text, website text) returns boolean
  language sql
  immutable
  as $$
  select lower(contact) = lower(email)
    or coalesce(
      host = domain or right(host, length(domain) + 1) = '.' || domain
        or right(domain, length(host) + 1) = '.' || host
        or (right('.' || host, length(mail) + 1) = '.' || mail and right('.' || domain, length(mail) + 1) = '.' || mail),
      false
    )
  from (
    select
      lower(substring(contact from '[^@]+$')) as domain,
      lower(substring(email from '[^@]+$')) as mail,
      lower(substring(website from '^https?://(?:[^/@]*@)?(?:www\.)?([^/:?#]+)')) as host
  ) as parts
  $$;

-- A contact address elsewhere is a change of what was verified.
drop trigger employers_end_verification on employers;
create trigger employers_end_verification
  before update of company_name, website, email, contact_email on employers for each row
  when (
    old.verified_at is not null and old.verified_at is not distinct from new.verified_at
    and (
      (old.company_name, old.website, lower(old.email))
        is distinct from (new.company_name, new.website, lower(new.email))
      or (lower(old.contact_email) <> lower(new.contact_email)
        and not is_own_contact(new.contact_email, new.email, new.website))
    )
  )
  execute function end_verification();

-- Those that were verified by their domain alone; an operator's word stays.
update employers set verified_at = null, verified_by = null
where verified_by = 'domain' and not is_own_contact(contact_email, email, website);
