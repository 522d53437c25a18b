//! The names of things: Rocketeers, Aliens, items, rooms, events. Facts that never change; their numbers are in `data`.

use table::names;

names! {
    /// A Rocketeer.
    Who {
        /// Ben Riggs.
        Captain = "captain",
        /// Annie Fletcher.
        FirstOfficer = "first_officer",
        /// Hugo Garcia.
        Doctor = "doctor",
        /// Russell Pelham.
        Professor = "professor",
        /// Lance DeSoto.
        Chief = "chief",
        /// Cookie Hannah.
        Yeoman = "yeoman",
    }
}

names! {
    /// A type of Alien, in order of sentience; War Thralls act with the Thralls (AM-20).
    AlienType {
        /// First.
        BrainInAJar = "brain_in_a_jar",
        /// Second.
        Leader = "leader",
        /// Third.
        Saucerman = "saucerman",
        /// Fourth.
        Sentinel = "sentinel",
        /// Fifth.
        Thrall = "thrall",
        /// Fifth, by scenario.
        WarThrall = "war_thrall",
        /// Sixth.
        SpaceLeech = "space_leech",
        /// Seventh.
        Bug = "bug",
    }
}

names! {
    /// An Alien that is a tile.
    BossType {
        /// Acts after the Bugs.
        HiveQueen = "hive_queen",
        /// Acts before the Brains.
        Overmind = "overmind",
    }
}

names! {
    /// A kind of item card.
    Item {
        /// Atomic Rifle.
        AtomicRifle = "atomic_rifle",
        /// Ray Gun.
        RayGun = "ray_gun",
        /// Air Knife.
        AirKnife = "air_knife",
        /// Demo Charge.
        DemoCharge = "demo_charge",
        /// Flame-Gun.
        FlameGun = "flame_gun",
        /// Accelerator Hypo.
        AcceleratorHypo = "accelerator_hypo",
        /// Electro-Mine.
        ElectroMine = "electro_mine",
        /// First Aid Kit.
        FirstAidKit = "first_aid_kit",
        /// Flag.
        Flag = "flag",
        /// Food Pills and Powdered Juice.
        FoodPills = "food_pills",
        /// Head-Set.
        HeadSet = "head_set",
        /// Holster.
        Holster = "holster",
        /// Med-Pack.
        MedPack = "med_pack",
        /// Oxygen Tank.
        OxygenTank = "oxygen_tank",
        /// Reference Book.
        ReferenceBook = "reference_book",
        /// Soft-Focus Lens.
        SoftFocusLens = "soft_focus_lens",
        /// Space-Bandages.
        SpaceBandages = "space_bandages",
        /// Stun Pellet.
        StunPellet = "stun_pellet",
        /// Tape Recorder.
        TapeRecorder = "tape_recorder",
        /// Tele-Radio.
        TeleRadio = "tele_radio",
        /// Tools.
        Tools = "tools",
        /// Proton Blade.
        ProtonBlade = "proton_blade",
        /// Force Field Belt.
        ForceFieldBelt = "force_field_belt",
        /// Gravitational Wave Generator.
        GravitationalWaveGenerator = "gravitational_wave_generator",
        /// Heat Ray.
        HeatRay = "heat_ray",
        /// Impossible Cube.
        ImpossibleCube = "impossible_cube",
        /// Ionoscope.
        Ionoscope = "ionoscope",
        /// Mentality Helmet.
        MentalityHelmet = "mentality_helmet",
        /// Replicator.
        Replicator = "replicator",
        /// Sonic Repulsor.
        SonicRepulsor = "sonic_repulsor",
        /// Strangely Glowing Orb.
        StrangelyGlowingOrb = "strangely_glowing_orb",
        /// Telepathy Band.
        TelepathyBand = "telepathy_band",
        /// Time Warp.
        TimeWarp = "time_warp",
        /// X-Ray Goggles.
        XRayGoggles = "x_ray_goggles",
        /// Invisibility Device.
        InvisibilityDevice = "invisibility_device",
        /// Neuronic Hyperbolizer.
        NeuronicHyperbolizer = "neuronic_hyperbolizer",
        /// Reality Inverter.
        RealityInverter = "reality_inverter",
        /// Stasis Box.
        StasisBox = "stasis_box",
        /// Tantalus Projector.
        TantalusProjector = "tantalus_projector",
        /// Teleporter.
        Teleporter = "teleporter",
        /// Dominated Brain-in-a-Jar.
        DominatedBrain = "dominated_brain",
        /// Boy.
        RtBoy = "rt_boy",
        /// Bus Driver.
        RtBusDriver = "rt_bus_driver",
        /// Co-Ed.
        RtCoEd = "rt_co_ed",
        /// Cowboy.
        RtCowboy = "rt_cowboy",
        /// Football Player.
        RtFootballPlayer = "rt_football_player",
        /// Girl.
        RtGirl = "rt_girl",
        /// Hobo.
        RtHobo = "rt_hobo",
        /// Long-Lost Brother.
        RtLongLostBrother = "rt_long_lost_brother",
        /// Sarge.
        RtSarge = "rt_sarge",
        /// Scientist.
        RtScientist = "rt_scientist",
        /// Chemist.
        RtChemist = "rt_chemist",
        /// Nurse.
        RtNurse = "rt_nurse",
        /// Photographer.
        RtPhotographer = "rt_photographer",
        /// Smuggler.
        RtSmuggler = "rt_smuggler",
        /// Traffic Cop.
        RtTrafficCop = "rt_traffic_cop",
        /// DDT.
        Ddt = "ddt",
        /// Sonic Shotgun.
        SonicShotgun = "sonic_shotgun",
        /// Fiberweave Spacesuit.
        FiberweaveSpacesuit = "fiberweave_spacesuit",
        /// Firecrackers.
        Firecrackers = "firecrackers",
        /// Freeze-Dried Coffee.
        FreezeDriedCoffee = "freeze_dried_coffee",
        /// Lucky Rabbit's Foot.
        LuckyRabbitsFoot = "lucky_rabbits_foot",
        /// Power of Love.
        PowerOfLove = "power_of_love",
        /// Scanner.
        Scanner = "scanner",
        /// Sniper Scope.
        SniperScope = "sniper_scope",
        /// Space Monkey.
        SpaceMonkey = "space_monkey",
        /// Space Rations.
        SpaceRations = "space_rations",
        /// The Common Cold.
        TheCommonCold = "the_common_cold",
        /// Thermite.
        Thermite = "thermite",
        /// Tricorder.
        Tricorder = "tricorder",
        /// Wire Cutters.
        WireCutters = "wire_cutters",
    }
}

names! {
    /// What Schematics are assembled from.
    Component {
        /// From a subdued Thrall.
        Wire = "wire",
        /// From a subdued Brain or a blade.
        AlienBlood = "alien_blood",
        /// A Discovery token; also a charge.
        Mysterium = "mysterium",
    }
}

names! {
    /// A Scenario tile.
    Room {
        /// Shuttlecraft, tile 34.
        Shuttlecraft = "shuttlecraft",
        /// Airlock, tile 35.
        Airlock = "airlock",
        /// Elevator, tile 36.
        Elevator = "elevator",
        /// Hive Queen, tile 37.
        HiveQueen = "hive_queen",
        /// Bridge, tile 38.
        Bridge = "bridge",
        /// Engine Room, tile 39.
        EngineRoom = "engine_room",
        /// Brig, tile 40.
        Brig = "brig",
        /// Cryo Bay, tile 41.
        CryoBay = "cryo_bay",
        /// Laboratory, tile 42.
        Laboratory = "laboratory",
        /// Armory, tile 43.
        Armory = "armory",
        /// Power Core, tile 44.
        PowerCore = "power_core",
        /// Transmitter, tile 45.
        Transmitter = "transmitter",
        /// Spawning Pool, tile 46.
        SpawningPool = "spawning_pool",
        /// Overmind, tile 47.
        Overmind = "overmind",
        /// Saucer Hangar, tile 48.
        SaucerHangar = "saucer_hangar",
    }
}

names! {
    /// What an Alien token brings besides Aliens (AM-5).
    EventKind {
        /// See the rules page.
        CosmicRadiation = "cosmic_radiation",
        /// See the rules page.
        PowerOut = "power_out",
        /// See the rules page.
        TimeDistortion = "time_distortion",
        /// See the rules page.
        UnnaturalGrowth = "unnatural_growth",
        /// See the rules page.
        UnreasonableFear = "unreasonable_fear",
    }
}

names! {
    /// How hard the game is (AM-26).
    Mode {
        /// The third Alien of a token stays away.
        SpaceCadet = "space_cadet",
        /// As printed.
        Standard = "standard",
        /// Saucermen guard Discovery tokens.
        Commodore = "commodore",
        /// And Aliens hold whoever enters.
        Admiral = "admiral",
        /// And Red Alert draws Aliens.
        GalacticOverlord = "galactic_overlord",
    }
}

names! {
    /// Which action point it is.
    Slot {
        /// Any Action.
        Standard = "standard",
        /// Combat Actions.
        Combat = "combat",
        /// Non-Combat Actions.
        NonCombat = "non_combat",
    }
}

names! {
    /// How a hatch stands.
    HatchState {
        /// The default.
        Closed = "closed",
        /// Until Cleanup.
        Open = "open",
        /// Until Cleanup.
        Locked = "locked",
        /// For good.
        Sealed = "sealed",
        /// For good.
        Destroyed = "destroyed",
    }
}
