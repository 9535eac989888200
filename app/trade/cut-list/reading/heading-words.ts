import type { LengthUnit } from "~/trade/measure/tape";

/** Heading words by meaning, folded, in English, German, French, Spanish and some related languages. */
export const HEADING_WORDS = {
  size: "size sizes dimension dimensions dims dim medida medidas masse mass abmessung abmessungen wxh bxh lxh",
  width: "width w wd wide breite br b largeur larg ancho anchura larghezza breedte largura",
  height: "height h high tall ht hgt hoehe hohe hauteur haut alto altura altezza hoogte",
  length: "length l len long longest lg lange laenge longueur longitud largo lunghezza lengte comprimento",
  quantity:
    "qty qnty q each ct nos needed required reqd quantity quantities quan count pcs pc pieces copies anzahl anz stuck stueck stuckzahl stueckzahl stk menge quantite qte nbre nbr nb cantidad cant cantidades cdad uds ea off aantal quantita qta quantidade qtd",
  location: "location loc place ubicacion ort emplacement posicion",
  room: "room zone wall raum zimmer cuarto habitacion chambre piece area",
  cabinet:
    "cab cabinet assembly subassembly unit path schrank korpus meuble mueble armario caisson product produkt modul module",
  label:
    "label name designation bezeichnung designacion description desc part item mark tag no nr n num number id pieza teil bauteil nom descripcion ref reference referencia instance names instances denominacion code libelle nombre element naam nome descrizione descricao benennung position pos",
  kind: "type kind category typ art tipo genre",
  hinge:
    "hinge hinges hinged hinging swing handing hand handed anschlag bandseite bisagra bisagras charniere charnieres lr",
  bore: "bore bored prebore prebored drill drilled drilling prep bohrung percage taladro",
  boring: "boring",
  cups: "cup cups topf topfe",
  fixing: "fixing fixings",
  grain: "grain maserung",
  glass: "glass glazed glazing glas verre vidrio",
  note: "note notes comment comments remark remarks details detail instructions memo bemerkung bemerkungen notiz notas observaciones remarque remarques commentaire",
  enabled: "enabled include included active",
};

const DEEP =
  "thickness thick thk t grueso dicke starke staerke epaisseur ep grosor espesor dikte spessore espessura depth d dp tiefe profondeur prof fondo profundidad";

export const IGNORED = new Set(
  `${DEEP} surface edge edging edges eb kante kanten chant chants canto cantos band banding weight price cost amount total rate url rotate rotation frontside backside badges sqft sq style species wood finish color colour farbe matching tax units tags material materials materiau mat matl date`.split(
    " ",
  ),
);

export const DEEP_WORDS = new Set(DEEP.split(" "));
/** Rough or sawn sizes, larger than the finished ones. */
export const RAW = new Set("raw rough roh brut brute bruto debit sawn zuschnitt blank gross".split(" "));
export const FINISHED = new Set(
  "finished finish finis fini fin final net netto fertig capable door doors front fronts drawer tur turen porte puerta overall panel part".split(
    " ",
  ),
);
export const OPENING = new Set(
  "opening openings ro offnung offnungs turoffnung licht lichte lichtes ouverture hueco vano abertura luz".split(" "),
);
/** Words that make a size that of the cabinet: its door is worked out from it, as from an opening. */
export const CABINETS = new Set(
  "cabinet cab box carcass carcase korpus schrank caisson meuble mueble armario".split(" "),
);

export const UNIT_WORDS: ReadonlyMap<string, LengthUnit> = new Map(
  (
    [
      ["in", '" in ins inch inches zoll po pouces pulg pulgadas'],
      ["mm", "mm millimeter millimeters millimetre millimetres milimetros"],
      ["cm", "cm centimeter centimeters centimetre centimetres centimetros"],
      ["m", "m meter meters metre metres metros"],
      ["ft", "ft feet foot"],
    ] as const
  ).flatMap(([unit, words]) => words.split(" ").map((word): [string, LengthUnit] => [word, unit])),
);
