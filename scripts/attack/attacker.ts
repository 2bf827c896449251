/** The second process: does what it is told, one attack at a time, and stays in the field until the next order. */
import { attacks } from './attacks.ts';
import { type Field, Scene } from './field.ts';

export interface Order {
  readonly name: string;
  readonly field: Field;
}

let scene: Scene | undefined;

process.on('message', async ({ name, field }: Order) => {
  scene?.end();
  scene = new Scene(field);
  await attacks.find((attack) => attack.name === name)?.run(scene);
  process.send?.('done');
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
