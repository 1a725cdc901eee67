import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { asFile, createPng, toFormData } from '@nextshift/test-kit/files/pictures';
import { anEmail } from '../../../test/unique.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG chunk; `checksum` false gives it a wrong checksum. */
function part(type: string, data: Buffer, checksum = true): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum ? crc32(body) : 7);
  return Buffer.concat([length, body, sum]);
}

/** One bit per pixel, grayscale. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.writeUInt8(1, 8);
  return data;
}

/** A PNG that claims a size and contains almost nothing. */
function claim(width: number, height: number, checksum = true): Buffer {
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', header(width, height), checksum),
    part('IDAT', deflateSync(Buffer.alloc(8))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function signUp(logo: Buffer) {
  return app.api.signUpEmployer({
    body: toFormData({
      companyName: 'Copper Kettle',
      email: anEmail(),
      password: 'Sunflower!',
      address: '12 Mill Street',
      city: 'Raleigh',
      state: 'NC',
      phone: '9195550100',
      logo: asFile(logo, 'logo.png'),
    }),
  });
}

async function countStored(): Promise<number> {
  const [files, employers] = await Promise.all([
    app.database.selectFrom('files').select('id').execute(),
    app.database.selectFrom('employers').select('id').execute(),
  ]);
  return files.length + employers.length;
}

describe('a picture', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['as narrow as a hair', () => createPng({ width: 1, height: 13_000 })],
    ['as flat as a line', () => createPng({ width: 13_000, height: 1 })],
    ['that claims one endless side', () => claim(1, 0x7fffffff)],
    ['that claims two endless sides', () => claim(0x7fffffff, 0x7fffffff)],
    ['that claims more than fits into a number', () => claim(0xffffffff, 0xffffffff)],
    ['that claims a size of zero', () => claim(0, 0)],
    ['that contains less than it claims', () => claim(4_000, 4_000)],
    ['whose checksum is wrong', () => claim(8, 8, false)],
    [
      'that is truncated',
      async () => (await createPng({ width: 500, height: 500 })).subarray(0, 90),
    ],
  ])('%s is refused, and nothing of it is stored', async (_what, draw) => {
    const picture = await draw();
    expect(picture.length).toBeLessThan(100_000);
    const before = await countStored();
    const response = await signUp(picture);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({
      code: 'unsupported_type',
      message: expect.stringMatching(
        /^This picture cannot be read\. Please choose another\.$|^This picture is too large: /,
      ) as string,
    });
    expect(await countStored()).toBe(before);
  });

  it('of an unusual shape is accepted', async () => {
    expect((await signUp(await createPng({ width: 6_000, height: 2 }))).statusCode).toBe(201);
  });
});
