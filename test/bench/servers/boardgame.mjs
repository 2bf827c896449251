import { createRequire } from 'node:module';
import { rules } from '../clients/boardgame-rules.mjs';
import { ready } from './report.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const server = Server({ games: [rules(process.argv[2] === 'delta')], origins: [/.*/] });
const running = await server.run({ port: 0, callback: () => undefined });
ready(running.appServer.address().port);
