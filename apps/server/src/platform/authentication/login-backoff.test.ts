import { DAY_MS, MINUTE_MS } from '@nextshift/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { signUpSeeker } from '../../../test/database/insert-accounts.ts';
import { anEmail } from '../../../test/unique.ts';
import { AppError } from '../errors/app-error.ts';
import { createLoginBackoff, type LoginAttempt } from './login-backoff.ts';

describe('the login backoff', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });

  afterAll(() => app.close());

  function backoffWith({ rateLimit }: { rateLimit: boolean }) {
    return createLoginBackoff({ ...app.platform, config: { ...app.platform.config, rateLimit } });
  }

  function attempt({ email = anEmail(), ip = '192.0.2.1', devices = null as string | null } = {}) {
    return { kind: 'seeker', email, origin: { ip, devices } } as const satisfies LoginAttempt;
  }

  async function admitted(times: number, one: () => LoginAttempt, rateLimit = false) {
    const backoff = backoffWith({ rateLimit });
    const outcomes = await Promise.allSettled(
      Array.from({ length: times }, () => backoff.admit(one())),
    );
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  }

  it('admits five guesses for an account from one address, even when concurrent', async () => {
    const victim = attempt();
    expect(await admitted(40, () => victim)).toBe(5);
    await expect(backoffWith({ rateLimit: false }).admit(victim)).rejects.toMatchObject({
      status: 429,
      retryAfter: 1,
    });
  });

  it.each([
    ['letters', ['robin.diaz@mail.example', 'Robin.DIAZ@mail.example', 'ROBİN.DİAZ@mail.example']],
    ['addresses of one network', ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3']],
  ])('counts an account once, however its %s are spelled', async (what, spellings) => {
    let guess = 0;
    const email = anEmail();
    const one = () => {
      guess += 1;
      const spelling = spellings[guess % spellings.length] ?? '';
      return attempt(what === 'letters' ? { email: spelling } : { email, ip: spelling });
    };
    expect(await admitted(40, one)).toBe(5);
  });

  it('admits five even if one was counted by a clock that is ahead', async () => {
    const victim = attempt();
    expect(await admitted(1, () => victim)).toBe(1);
    app.clock.advance(-5);
    expect(await admitted(40, () => victim)).toBe(4);
    app.clock.advance(5);
  });

  it('doubles the wait, to 15 minutes at most', async () => {
    const backoff = backoffWith({ rateLimit: false });
    const victim = attempt();
    await admitted(5, () => victim);
    const waits: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const refusal: unknown = await backoff.admit(victim).catch((error: unknown) => error);
      const seconds = refusal instanceof AppError ? (refusal.retryAfter ?? 0) : 0;
      waits.push(seconds);
      app.clock.advance(seconds * 1000);
      await backoff.admit(victim);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('lets the owner in from elsewhere within seconds', async () => {
    const email = anEmail();
    let address = 0;
    expect(
      await admitted(40, () => {
        address += 1;
        return attempt({ email, ip: `198.51.100.${String(address)}` });
      }),
    ).toBe(20);
    app.clock.advance(5_000);
    const owner = attempt({ email, ip: '203.0.113.9' });
    await expect(backoffWith({ rateLimit: false }).admit(owner)).resolves.toMatchObject({
      kind: expect.any(String),
    });
  });

  it('delays a shared address by two seconds at most, unless address limits are off', async () => {
    const ip = '192.0.2.77';
    expect(await admitted(70, () => attempt({ ip }), true)).toBe(60);
    app.clock.advance(2_000);
    await expect(backoffWith({ rateLimit: true }).admit(attempt({ ip }))).resolves.toMatchObject({
      kind: expect.any(String),
    });
    expect(await admitted(70, () => attempt({ ip: '192.0.2.78' }))).toBe(70);
  });

  it('resets after a success, and after a day', async () => {
    const backoff = backoffWith({ rateLimit: false });
    const { id, email } = await signUpSeeker(app);
    const owner = attempt({ email });
    await admitted(3, () => owner);
    const last = await backoff.admit(owner);
    await backoff.succeed(last, id);
    expect(await admitted(10, () => owner)).toBe(5);
    app.clock.advance(DAY_MS + MINUTE_MS);
    expect(await admitted(10, () => owner)).toBe(5);
  });

  it('counts seekers and employers separately', async () => {
    const victim = attempt();
    await admitted(10, () => victim);
    const other = { ...victim, kind: 'employer' } as const;
    await expect(backoffWith({ rateLimit: false }).admit(other)).resolves.toMatchObject({
      kind: expect.any(String),
    });
  });

  it('does not count refused attempts', async () => {
    const email = anEmail();
    let address = 0;
    const elsewhere = () => {
      address += 1;
      return attempt({ email, ip: `198.51.100.${String(address)}` });
    };
    await admitted(20, elsewhere);
    const owner = attempt({ email, ip: '203.0.113.9' });
    expect(await admitted(12, () => owner)).toBe(0);
    app.clock.advance(5_000);
    await expect(backoffWith({ rateLimit: false }).admit(owner)).resolves.toMatchObject({ email });
    app.clock.advance(5_000);
    await expect(backoffWith({ rateLimit: false }).admit(owner)).resolves.toMatchObject({ email });
  });

  it('gives strangers no extra attempt when the owner signs in', async () => {
    /** How many attempts of a thousand strangers are admitted in an hour, one every 3.6 seconds. */
    const triesOfStrangers = async (email: string, meanwhile: (time: number) => Promise<void>) => {
      const backoff = backoffWith({ rateLimit: false });
      let count = 0;
      for (let time = 0; time < 200; time += 1) {
        const ip = `198.51.${String(time % 200)}.1`;
        const outcome = await backoff.admit(attempt({ email, ip })).catch(() => null);
        if (outcome) count += 1;
        await meanwhile(time);
        app.clock.advance(3_600);
      }
      return count;
    };
    const alone = await triesOfStrangers(anEmail(), () => Promise.resolve());
    const { id, email } = await signUpSeeker(app);
    const backoff = backoffWith({ rateLimit: false });
    const home = attempt({ email, ip: '203.0.113.10' });
    await backoff.succeed(await backoff.admit(home), id);
    const beside = await triesOfStrangers(email, async () => {
      await backoff.succeed(await backoff.admit(home), id);
    });
    expect(beside).toBeLessThanOrEqual(alone);
  });
});
