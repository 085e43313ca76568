import { addormentarsiALivorno } from './articles/addormentarsi-a-livorno.ts'
import { contareLePorte } from './articles/contare-le-porte.ts'
import { dipingereQuandoNonSiVede } from './articles/dipingere-quando-non-si-vede.ts'
import { dodiciMillimetri } from './articles/dodici-millimetri.ts'
import { fermoDaSetteAnni } from './articles/fermo-da-sette-anni.ts'
import { hilversumDopoCena } from './articles/hilversum-dopo-cena.ts'
import { iNomiSulCitofono } from './articles/i-nomi-sul-citofono.ts'
import { iQuadriVistiDaDietro } from './articles/i-quadri-visti-da-dietro.ts'
import { ilConiglioCheCollaudaITelevisori } from './articles/il-coniglio-che-collauda-i-televisori.ts'
import { ilLatoInOmbra } from './articles/il-lato-in-ombra.ts'
import { ilMarmoELaCopia } from './articles/il-marmo-e-la-copia.ts'
import { ilPennelloNonSiTagliaInPunta } from './articles/il-pennello-non-si-taglia-in-punta.ts'
import { ilRettangoloPiuRosso } from './articles/il-rettangolo-piu-rosso.ts'
import { inquiliniDelleBuchePontaie } from './articles/inquilini-delle-buche-pontaie.ts'
import { laBibliotecaDiScalaB } from './articles/la-biblioteca-di-scala-b.ts'
import { laCartaVieneDalFiume } from './articles/la-carta-viene-dal-fiume.ts'
import { laLeggeDelLa } from './articles/la-legge-del-la.ts'
import { laPiazzaSenzaFontana } from './articles/la-piazza-senza-fontana.ts'
import { leFaleneVoltanoLeSpalle } from './articles/le-falene-voltano-le-spalle.ts'
import { piccolaGrammaticaDelForse } from './articles/piccola-grammatica-del-forse.ts'
import { quelDoNonEsiste } from './articles/quel-do-non-esiste.ts'
import { quelloCheSiSenteEAria } from './articles/quello-che-si-sente-e-aria.ts'
import { segnalibriInvolontari } from './articles/segnalibri-involontari.ts'
import { sottoLaRiga } from './articles/sotto-la-riga.ts'
import { unMareInBacinella } from './articles/un-mare-in-bacinella.ts'
import { unMuroAGuardarloBene } from './articles/un-muro-a-guardarlo-bene.ts'
import { unPaeseInGerla } from './articles/un-paese-in-gerla.ts'
import { countingSheet } from './documents/countingSheet.ts'
import onde from './sounds/onde.mp3?inline'
import type { DemoArticle } from './write.ts'

/** The articles of the demo issue. */
export const demoArticles: readonly DemoArticle[] = [
  addormentarsiALivorno,
  contareLePorte,
  dipingereQuandoNonSiVede,
  dodiciMillimetri,
  fermoDaSetteAnni,
  hilversumDopoCena,
  iNomiSulCitofono,
  iQuadriVistiDaDietro,
  ilConiglioCheCollaudaITelevisori,
  ilLatoInOmbra,
  ilMarmoELaCopia,
  ilPennelloNonSiTagliaInPunta,
  ilRettangoloPiuRosso,
  inquiliniDelleBuchePontaie,
  laBibliotecaDiScalaB,
  laCartaVieneDalFiume,
  laLeggeDelLa,
  laPiazzaSenzaFontana,
  leFaleneVoltanoLeSpalle,
  piccolaGrammaticaDelForse,
  quelDoNonEsiste,
  quelloCheSiSenteEAria,
  segnalibriInvolontari,
  sottoLaRiga,
  unMareInBacinella,
  unMuroAGuardarloBene,
  unPaeseInGerla,
]

/** The sounds that the articles play, by name. */
export const demoSounds = { onde: Buffer.from(onde.slice(onde.indexOf(',') + 1), 'base64') } as const

/** The documents that the articles hand out, by name. */
export const demoDocuments = { 'contare-le-porte-scheda': countingSheet() } as const
