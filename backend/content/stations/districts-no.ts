// Format: see districts.ts.

export const DISTRICTS_NO = `
Oslo: Sentrum 59.9161 10.7481, Majorstuen 59.9301 10.7141, Skøyen 59.9231 10.6791, Ullevål 59.9481 10.7331, Økern 59.9291 10.8061,
  Helsfyr 59.9131 10.8021, Bryn 59.9081 10.8161, Ryen 59.8951 10.8051, Grorud 59.9611 10.8801, Furuset 59.9411 10.8951,
  Stovner 59.9621 10.9231, Nydalen 59.9491 10.7671, Storo 59.9441 10.7791, Holmlia 59.8351 10.7971, Manglerud 59.8981 10.8141,
  Røa 59.9461 10.6441, Grünerløkka 59.9251 10.7591, Mortensrud 59.8491 10.8291, Kjelsås 59.9631 10.7781, Kalbakken 59.9541 10.8671
Bergen: Minde 60.3651 5.3431, Åsane 60.4661 5.3231, Fyllingsdalen 60.3481 5.2901, Laksevåg 60.3871 5.2911, Nesttun 60.3191 5.3531,
  Lagunen 60.2961 5.3301, Sandviken 60.4101 5.3241, Kokstad 60.2931 5.2611, Loddefjord 60.3611 5.2391, Arna 60.4211 5.4661
Trondheim: Tiller 63.3571 10.3791, Heimdal 63.3501 10.3551, Moholt 63.4121 10.4331, Ranheim 63.4281 10.5291, Ila 63.4291 10.3721,
  Byåsen 63.4101 10.3461, Sluppen 63.3981 10.3981, Flatåsen 63.3731 10.3461
Stavanger: Forus 58.8931 5.7231, Madla 58.9511 5.6801, Tasta 58.9861 5.7011, Hinna 58.9211 5.7221, Storhaug 58.9701 5.7541,
  Hillevåg 58.9511 5.7381
Drammen: Bragernes 59.7461 10.2081, Kobbervikdalen 59.7191 10.2251, Brakerøya 59.7491 10.2271, Gulskogen 59.7431 10.1591
Fredrikstad: Kråkerøy 59.2021 10.9401, Dikeveien 59.2391 10.9801, Rolvsøy 59.2601 10.9971, Østsiden 59.2131 10.9671
Kristiansand: Sørlandsparken 58.1821 8.1361, Vågsbygd 58.1221 7.9591, Lund 58.1541 8.0181, Hannevika 58.1451 7.9671
Sandnes: Lura 58.8731 5.7281, Ganddal 58.8231 5.7071, Hana 58.8551 5.7671
Tromsø: Sentrum 69.6511 18.9561, Tromsdalen 69.6421 18.9861, Langnes 69.6851 18.9181
Sarpsborg: Borg 59.2931 11.1161, Grålum 59.2861 11.0551, Greåker 59.2651 11.0291
Skien: Nylende 59.2011 9.5961, Gulset 59.2121 9.5641, Menstad 59.1811 9.6411
Ålesund: Moa 62.4651 6.3491, Hessa 62.4681 6.1161, Spjelkavik 62.4591 6.3791
Bodø: Stormyra 67.2841 14.4121, Mørkved 67.2811 14.5421
`
