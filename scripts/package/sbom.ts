/** What the program is made of, for whoever has to know: CycloneDX. The same sources give the same file. */
import packageJson from '../../package.json' with { type: 'json' };
import { shippedPackages } from './shipped.ts';

const reference = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

export async function sbom(): Promise<object> {
  const { name, version, license, description } = packageJson;
  const packages = await shippedPackages();
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': reference(name, version),
        ...{ name, version, description },
        licenses: [{ license: { id: license } }],
      },
    },
    components: packages.map((one) => ({
      type: one.name === 'electron' ? 'framework' : 'library',
      'bom-ref': reference(one.name, one.version),
      purl: reference(one.name, one.version),
      name: one.name,
      version: one.version,
      licenses: [
        / (?:OR|AND|WITH) /.test(one.licence)
          ? { expression: one.licence }
          : { license: { id: one.licence } },
      ],
    })),
  };
}
