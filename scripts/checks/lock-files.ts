/** What makes `npm ci` refuse: a lock file that says something else than package.json, or leaves something out. */

type Wanted = Readonly<Record<string, string>>;

export interface Manifest {
  readonly dependencies?: Wanted;
  readonly devDependencies?: Wanted;
  readonly optionalDependencies?: Wanted;
}

interface Locked extends Manifest {
  readonly version?: string;
}

export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** As Node looks for a package: beside the one that wants it, then further and further out. */
function find(wanted: string, from: string, { packages }: Lock): Locked | undefined {
  const at = from === '' ? `node_modules/${wanted}` : `${from}/node_modules/${wanted}`;
  if (packages[at] || from === '') return packages[at];
  return find(wanted, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), { packages });
}

function differences(manifest: Manifest, lock: Lock): string[] {
  const own = lock.packages[''] ?? {};
  return kinds.flatMap((kind) => {
    const { wanted, locked } = { wanted: manifest[kind] ?? {}, locked: own[kind] ?? {} };
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(locked)])];
    return names
      .filter((name) => wanted[name] !== locked[name])
      .map((name) => `has ${name} ${locked[name] ?? 'not'}, package.json ${wanted[name] ?? 'not'}`);
  });
}

const isExact = (range: string): boolean => /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range);

export function lockFaults(manifest: Manifest, lock: Lock): string[] {
  const missing = Object.entries(lock.packages).flatMap(([from, locked]) => {
    const wanted = {
      ...locked.dependencies,
      ...locked.optionalDependencies,
      ...(from === '' && locked.devDependencies),
    };
    return Object.entries(wanted).flatMap(([name, range]) => {
      const found = find(name, from, lock);
      if (!found) return [`lacks ${name}, which ${from === '' ? 'package.json' : from} wants`];
      const isOther = from === '' && isExact(range) && found.version !== range;
      return isOther ? [`has ${name} ${found.version}, not ${range}`] : [];
    });
  });
  return [...differences(manifest, lock), ...missing];
}
