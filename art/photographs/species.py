"""What each wood looks like, and how a stain changes it: in tables, so that a new finish is a new line."""

# light, base and dark are the tones of a face; line is late wood and pores; ring is the distance between rings in mm.
# figure is how dark late wood is; pores how open, rows how much of them are along the rings (ring-porous woods); fleck
# is pith flecks, rays, or gum; board the staves' width in inches; vary how far boards differ in tone.
SPECIES = {
    "alder": dict(light="#c09371", base="#b1835f", dark="#9f714f", line="#7c5335", ring=5.0, figure=0.2, pores=0.06, rows=0.1, streaks=0.3, fleck=0.12, board=4.4, vary=0.12),
    "knotty alder": dict(light="#c9a17c", base="#b98d66", dark="#a07450", line="#7a5134", ring=5.0, figure=0.34, pores=0.08, rows=0.1, streaks=0.45, fleck=0.12, board=5.5, vary=0.14, knots=1.0),
    "maple": dict(light="#efd5b3", base="#e5c59e", dark="#d6b38b", line="#b08c6a", ring=5.2, figure=0.05, pores=0.0, rows=0.0, streaks=0.2, fleck=0.1, board=4.2, vary=0.06),
    "oak": dict(light="#c6ab8b", base="#ba9e7d", dark="#a78968", line="#6e5238", ring=2.7, figure=0.3, pores=0.55, rows=0.8, streaks=0.25, fleck=0.5, board=5.0, vary=0.1),
    "red-oak": dict(light="#cda389", base="#c09078", dark="#ad7c62", line="#6b3f2a", ring=3.6, figure=0.24, pores=0.8, rows=0.9, streaks=0.25, fleck=0.35, board=5.6, vary=0.12),
    "cherry": dict(light="#b1846c", base="#a07259", dark="#8a5d49", line="#4f2c21", ring=4.6, figure=0.26, pores=0.05, rows=0.1, streaks=0.5, fleck=0.4, board=4.3, vary=0.14),
    "walnut": dict(light="#7e5f48", base="#604534", dark="#412d22", line="#231610", ring=4.4, figure=0.42, pores=0.35, rows=0.4, streaks=0.8, fleck=0.0, board=5.2, vary=0.16),
    "hickory": dict(light="#e0caac", base="#d4b996", dark="#c09f79", line="#8a6440", ring=3.4, figure=0.22, pores=0.45, rows=0.8, streaks=0.35, fleck=0.1, board=3.4, vary=0.1, heart=("#987860", "#7d604c")),
}

# colour is what the stain adds, depth how much of the wood's own tone it covers; pores absorb it and turn darker.
STAINS = {
    "fumed": dict(colour="#87694b", depth=0.85, pores=1.2),
    "warm brown": dict(colour="#664530", depth=0.92, pores=1.5),
    "honey": dict(colour="#b9803f", depth=0.62, pores=1.3),
    "chestnut": dict(colour="#7d4a2b", depth=0.88, pores=1.4),
    "cocoa": dict(colour="#4f3426", depth=0.95, pores=1.6),
    "weathered gray": dict(colour="#9b9083", depth=0.9, pores=1.5),
}

# roughness and coat of a lacquer, and how much it wets the wood.
LACQUERS = {
    "matte": dict(roughness=0.52, coat=0.0, wet=0.06),
    "satin": dict(roughness=0.38, coat=0.14, wet=0.1),
    "gloss": dict(roughness=0.27, coat=0.5, wet=0.65),
}
