/** A certificate that nobody has signed but its own key (RFC 5280), for names and addresses of this machine. */
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import net from 'node:net';

export interface SelfSigned {
  /** PEM, both. */
  readonly cert: string;
  readonly key: string;
}

export interface Validity {
  readonly from: Date;
  readonly until: Date;
}

type Der = Buffer<ArrayBuffer>;

const TAG = {
  ...{ boolean: 0x01, integer: 0x02, bits: 0x03, octets: 0x04, oid: 0x06, utf8: 0x0c, utcTime: 0x17 },
  ...{ time: 0x18, sequence: 0x30, set: 0x31, dnsName: 0x82, address: 0x87, version: 0xa0, extensions: 0xa3 },
};

const OID = {
  commonName: '2.5.4.3',
  keyUsage: '2.5.29.15',
  alternativeNames: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  serverAuth: '1.3.6.1.5.5.7.3.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
};

/** A length over 127 says first how many bytes it has. */
function lengthOf(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 | bytes.length, ...bytes];
}

function der(tag: number, ...parts: readonly Uint8Array[]): Der {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

const sequence = (...parts: readonly Uint8Array[]): Der => der(TAG.sequence, ...parts);
const bits = (unused: number, bytes: Uint8Array): Der => der(TAG.bits, Buffer.from([unused]), bytes);

function oid(dotted: string): Der {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(inSevens)]));
}

/** Seven bits a byte, the highest bit set in all but the last. */
const inSevens = (value: number): number[] =>
  value < 0x80 ? [value] : [...inSevens(value >> 7).map((byte) => byte | 0x80), value & 0x7f];

/** Two digits of the year until 2049, four from then on. */
function time(date: Date): Der {
  const digits = `${date.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`;
  return date.getUTCFullYear() < 2050
    ? der(TAG.utcTime, Buffer.from(digits.slice(2)))
    : der(TAG.time, Buffer.from(digits));
}

function alternative(name: string): Der {
  if (net.isIPv4(name)) return der(TAG.address, Buffer.from(name.split('.').map(Number)));
  return der(TAG.dnsName, Buffer.from(name, 'ascii'));
}

const extension = (id: string, value: Der, critical: readonly Der[] = []): Der =>
  sequence(oid(id), ...critical, der(TAG.octets, value));

const CRITICAL = [der(TAG.boolean, Buffer.from([0xff]))];
const DIGITAL_SIGNATURE = bits(7, Buffer.from([0x80]));

/** Names, or addresses of IPv4. */
export function selfSigned(names: readonly string[], { from, until }: Validity): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const named = der(
    TAG.set,
    sequence(oid(OID.commonName), der(TAG.utf8, Buffer.from('Smorgasboard on this table'))),
  );
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  // Positive, and of one length: the first byte is neither zero nor over 127.
  const serial = Buffer.concat([Buffer.from([0x5a]), randomBytes(15)]);
  const body = sequence(
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serial),
    algorithm,
    sequence(named),
    sequence(time(from), time(until)),
    sequence(named),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      TAG.extensions,
      sequence(
        extension(OID.basicConstraints, sequence(), CRITICAL),
        extension(OID.keyUsage, DIGITAL_SIGNATURE, CRITICAL),
        extension(OID.extendedKeyUsage, sequence(oid(OID.serverAuth))),
        extension(OID.alternativeNames, sequence(...names.map(alternative))),
      ),
    ),
  );
  const whole = sequence(body, algorithm, bits(0, sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
