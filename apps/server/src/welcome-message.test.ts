import fastify from 'fastify';
import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { welcomeMessage } from './welcome-message.ts';

it.each([
  [{}, /Only this machine reaches it\. HOST=0\.0\.0\.0 opens it to your network\./],
  [
    { HOST: '0.0.0.0' },
    /HOST=0\.0\.0\.0: other machines reach this board\. .*still open only\n.*this machine/,
  ],
  [{ HOST: '192.168.1.20' }, /HOST=192\.168\.1\.20: other machines reach this board\./],
  [
    { HOST: '0.0.0.0', PUBLIC_DEMO: 'on' },
    /PUBLIC_DEMO=on: anyone who finds this board may use its demo/,
  ],
])('says with %j who can use the board', (env, line) => {
  const server = { app: fastify(), hasDemoData: true };
  expect(welcomeMessage(loadConfig(env), server)).toMatch(line);
});

it.each([{ HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost' }])(
  'says nothing of other machines with %j',
  (env) => {
    const server = { app: fastify(), hasDemoData: true };
    expect(welcomeMessage(loadConfig(env), server)).not.toMatch(/machines/);
  },
);
