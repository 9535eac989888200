import { FONT_FACES } from "./font-faces";

/** The id of the element that holds {@link START_SCRIPT}'s data: see page-data.server.ts. */
export const PAGE_DATA_ID = "page-data";

/**
 * Starts the scripts of a page, which works without them: once everything of the first view is there (the `load` event
 * of HTML) and painted (the Paint Timing standard; a paint without content is too early), or as soon as somebody is at
 * work on the page. Until then they would take the line from the largest picture. The fonts come with them (decision
 * 54); who comes from another page of the shop has them, and gets them at once. The same text on every page, so that one
 * hash allows it. Once the scripts run, `data-live` on the root element has the browser prefetch nothing of its own: the
 * links' code fetches data and no pages (public/pages.speculationrules).
 */
export const START_SCRIPT = `(()=>{
const{first,modules,routes,entry,context}=JSON.parse(document.getElementById("${PAGE_DATA_ID}").textContent);
window.__remixContext=context;
const signs=["pointermove","pointerdown","keydown","focusin","input"];
let fonts;
const loadFonts=()=>{fonts??=Promise.allSettled(${JSON.stringify(FONT_FACES)}.map(({family,url,weight})=>new FontFace(family,"url("+url+")",{weight}).load()))
.then(all=>{for(const{value}of all)if(value)document.fonts.add(value)})};
const load=async()=>{
for(const url of first)await import(url);
const of=Object.fromEntries(await Promise.all(modules.map(async url=>[url,await import(url)])));
window.__remixRouteModules=Object.fromEntries(routes.map(([id,url])=>[id,of[url]]));
await import(entry);
document.documentElement.dataset.live=""};
let started=false;
const start=()=>{if(started)return;started=true;for(const sign of signs)document.removeEventListener(sign,start,true);loadFonts();load()};
for(const sign of signs)document.addEventListener(sign,start,{capture:true,passive:true});
if(document.referrer.startsWith(location.origin+"/"))loadFonts();
addEventListener("load",()=>new PerformanceObserver(paints=>{if(paints.getEntriesByName("first-contentful-paint").length)start()}).observe({type:"paint",buffered:true}),{once:true})
})()`;
