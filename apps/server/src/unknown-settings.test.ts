import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { describeUnknownSettings } from './unknown-settings.ts';

const DATABASE = { DATABASE_URL: 'postgres://db.example/nextshift' };

describe('a misspelled setting', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_URLS', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['SECRETKEY', 'SECRET_KEY'],
    ['S3_BUKET', 'S3_BUCKET'],
    ['DATA_DRI', 'DATA_DIR'],
  ])('%s ends the start in a line that names %s', (name, meant) => {
    expect(() => loadConfig({ [name]: 'hunter2' })).toThrow(
      `${name} is not a setting. If ${meant} was meant, use that name.`,
    );
  });

  it('for the database never starts the embedded one', () => {
    expect(() => loadConfig({ DATABASE_HOST: 'db.example' })).toThrow(
      'DATABASE_HOST is not a setting. The database is named by DATABASE_URL.',
    );
    expect(loadConfig({ ...DATABASE, DATABASE_HOST: 'x' }).databaseUrl).toBe(DATABASE.DATABASE_URL);
  });

  it('only causes a warning if the right one is set, or its name is too short to be sure', () => {
    const env = { ...DATABASE, DATABASE_URLS: 'x', HOSTS: 'x', STRIPE_API_KEY: 'hunter2' };
    loadConfig(env);
    expect(describeUnknownSettings(env)).toBe(
      'not read, since no setting has this name: DATABASE_URLS (DATABASE_URL?), HOSTS (HOST?), STRIPE_API_KEY',
    );
  });

  it('is neither a variable of another program nor an empty one', () => {
    const env = {
      PATH: '/bin',
      HOME: '/root',
      SHELL: '/bin/sh',
      npm_config_user: 'x',
      S3_BUKET: '',
    };
    expect(describeUnknownSettings(env)).toBeUndefined();
    loadConfig(env);
  });
});
